import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Page, PageOf } from "#content/pages.ts";
import type { PageKind } from "#content/schema/page.ts";
import type { Assets } from "./assets.ts";
import { Document } from "./document.tsx";
import { AnswerView } from "./pages/answer/view.tsx";
import { ArticleIndexView } from "./pages/article-index/view.tsx";
import { BrochureView } from "./pages/brochure/view.tsx";
import { BrochureIndexView } from "./pages/brochure-index/view.tsx";
import { CompanyView } from "./pages/company/view.tsx";
import { ContactView } from "./pages/contact/view.tsx";
import { GlossaryView } from "./pages/glossary/view.tsx";
import { GuideView } from "./pages/guide/view.tsx";
import { HomeView } from "./pages/home/view.tsx";
import { HomeSectionView } from "./pages/home-section/view.tsx";
import { IntegrationView } from "./pages/integration/view.tsx";
import { NotFoundView } from "./pages/not-found/view.tsx";
import { NoteView } from "./pages/note/view.tsx";
import { NoticeView } from "./pages/notice/view.tsx";
import { OfferingView } from "./pages/offering/view.tsx";
import { QualityView } from "./pages/quality/view.tsx";
import { ReceiptView } from "./pages/receipt/view.tsx";
import { TextView } from "./pages/text/view.tsx";
import { VacancyView } from "./pages/vacancy/view.tsx";

/** What a record of each kind looks like. */
const views: { [K in PageKind]: ComponentType<{ page: PageOf<K> }> } = {
	home: HomeView,
	"home-section": HomeSectionView,
	offering: OfferingView,
	integration: IntegrationView,
	company: CompanyView,
	contact: ContactView,
	quality: QualityView,
	vacancy: VacancyView,
	text: TextView,
	note: NoteView,
	guide: GuideView,
	"article-index": ArticleIndexView,
	glossary: GlossaryView,
	brochure: BrochureView,
	"brochure-index": BrochureIndexView,
	notice: NoticeView,
	answer: AnswerView,
	receipt: ReceiptView,
	"not-found": NotFoundView,
};

/**
 * The complete HTML of a page. Nothing edits it afterwards.
 * @param details what a view shows besides the record, such as the reasons of a refused enquiry
 */
export function renderPage(page: Page, assets: Assets, details: object = {}): string {
	// The type of `views` guarantees that the component takes this page.
	const View = views[page.kind] as ComponentType<{ page: Page }>;
	const html = renderToStaticMarkup(
		<Document page={page} assets={assets}>
			<View page={page} {...details} />
		</Document>,
	);
	return `<!DOCTYPE html>${html}`;
}

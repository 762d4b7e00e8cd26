import { Pause, Play } from "lucide";
import { type ComponentProps, useState } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { Icon } from "#site/components/icon/icon.tsx";
import { IconButton } from "./icon-button.tsx";

type PauseButtonProps = ComponentProps<"button"> & {
	playing: boolean;
	/** What the button is called while playing, and while paused. */
	names: { pause: string; play: string };
	onPress: (play: boolean) => void;
};

/** Pauses what moves, and says so: not every screen reader reads the new name of a button. */
export function PauseButton({ playing, names, onPress, ...rest }: PauseButtonProps) {
	const [used, setUsed] = useState(false);
	return (
		<>
			<IconButton
				{...rest}
				aria-label={playing ? names.pause : names.play}
				onClick={() => {
					setUsed(true);
					onPress(!playing);
				}}
			>
				<Icon icon={playing ? Pause : Play} size={18} weight="solid" />
			</IconButton>
			<span role="status" className="visually-hidden">
				{used && <span key={String(playing)}>{playing ? ui.playing : ui.paused}</span>}
			</span>
		</>
	);
}

/** For tests: jsdom has the dialog element, but not its methods. */
export function polyfillDialog() {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event("close"));
	};
}

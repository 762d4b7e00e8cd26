/** For tests: jsdom knows the dialog element but cannot open, close or cancel it. */
export function letDialogsOpen() {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event("close"));
	};
}

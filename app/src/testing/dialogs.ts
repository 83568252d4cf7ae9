/** Lets `<dialog>` open and close, which jsdom leaves out; returns what takes it away again. */
export function stubDialogs(): () => void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  return () => {
    for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  };
}

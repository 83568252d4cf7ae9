import { vi } from 'vitest';

/** Watches nothing: for what watches sizes or what is in view, which jsdom leaves out. */
export class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Lets `<dialog>` open and close, which jsdom leaves out, and what is in it be measured; returns what takes it away again. */
export function stubDialogs(): () => void {
  vi.stubGlobal('ResizeObserver', NoObserver);
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

import { vi } from 'vitest';

/** A ResizeObserver or IntersectionObserver that observes nothing: jsdom has none. */
export class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/**
 * Stubs opening and closing of `<dialog>`, and ResizeObserver, which jsdom does not have; returns the function that
 * removes the dialog's stubs.
 */
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

import { vi } from 'vitest';

/**
 * Replaces the browser's downloads, which jsdom does not have.
 *
 * @returns the files that were saved, in order, and the function that restores everything
 */
export function catchDownloads(): { saved: readonly Blob[]; restore: () => void } {
  const saved: Blob[] = [];
  const offered = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const address = `blob:file-${offered.size}`;
      offered.set(address, file);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = offered.get(this.href);
    if (file) saved.push(file);
  });
  return {
    saved,
    restore: () => {
      click.mockRestore();
      Reflect.deleteProperty(URL, 'createObjectURL');
      // revokeObjectURL stays: it is called with a delay, when the test may be over.
    },
  };
}

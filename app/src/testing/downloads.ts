import { vi } from 'vitest';

/**
 * Takes the place of the browser's downloads, which jsdom leaves out.
 *
 * @returns the files that were saved, in their order, and what puts everything back
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
      // revokeObjectURL stays: a download lets its file go a turn later, when the test may be over.
    },
  };
}

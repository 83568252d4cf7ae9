/**
 * How long the object URL stays valid, in ms: WebKit reads the file only once the student has agreed to the download.
 */
const KEPT_MS = 40_000;

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(URL.revokeObjectURL, KEPT_MS, url);
}

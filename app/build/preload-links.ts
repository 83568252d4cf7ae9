import type { PreloadManifest } from '../src/boot/preload-manifest.ts';

/**
 * Returns the `Link` header of a built index.html. It names the files that every page needs, for servers that send it
 * with the page, or before it (103 Early Hints). One line; throws when the HTML names no such files.
 */
export function preloadLinks(html: string): string {
  const manifest = /window\.preloadManifest=(\{.*?\});/.exec(html)?.[1];
  const { files, of } = JSON.parse(manifest ?? '{}') as Partial<PreloadManifest>;
  const every = of?.['every']?.map((at) => files?.[at]);
  if (!every) throw new Error('index.html does not say which files every page needs');
  return `Link: ${every.map((file) => `<${file}>; rel=modulepreload`).join(', ')}\n`;
}

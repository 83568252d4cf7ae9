/**
 * The `Link` header of a built index.html: the files that every page needs, for servers that send it with the page, or
 * before it (103 Early Hints). One line; throws when the HTML names no such files.
 */
export function preloadLinks(html: string): string {
  const manifest = /window\.preloadManifest=(\{.*?\});/.exec(html)?.[1];
  const { every } = JSON.parse(manifest ?? '{}') as { every?: string[] };
  if (!every) throw new Error('index.html does not say which files every page needs');
  return `Link: ${every.map((file) => `<${file}>; rel=modulepreload`).join(', ')}\n`;
}

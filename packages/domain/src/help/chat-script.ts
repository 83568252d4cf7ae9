import { safeUrl, type SafeHref } from '../shared/index.ts';

const SCRIPT_TAG = /<script((?:\s[^>]*)?)>/i;
const ATTRIBUTE = /\s([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the `src` of the first script tag in a text, which is never parsed as HTML. */
function srcOfTag(text: string): string | undefined {
  const attributes = [...(SCRIPT_TAG.exec(text)?.[1] ?? '').matchAll(ATTRIBUTE)];
  const src = attributes.find(([, name]) => name?.toLowerCase() === 'src');
  return (src?.[2] ?? src?.[3] ?? src?.[4])?.replaceAll('&amp;', '&');
}

/**
 * Returns the URL of the chat's script, from the URL or the `<script src>` that the school has set. The text is
 * untrusted: only that URL is used, and only over https from one of the deployment's hosts.
 *
 * @param hosts `chatScriptHosts` of the configuration: `host[:port]`, without wildcards
 * @returns null when it may not be loaded
 */
export function chatScriptSrc(script: string, hosts: readonly string[]): SafeHref | null {
  const text = script.trim();
  const src = (text.startsWith('<') ? srcOfTag(text) : text)?.trim() ?? '';
  // A relative URL is not allowed: the portal's own origin serves no chat.
  if (!/^https:\/\//i.test(src) || /[\s<>"'\\]/.test(src)) return null;
  const href = safeUrl(src, src, 'https:');
  if (href === null) return null;
  const { host } = new URL(href);
  return hosts.some((one) => one.toLowerCase() === host) ? href : null;
}

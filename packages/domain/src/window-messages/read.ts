import { parseUrl } from '../shared/index.ts';

/** Sent by a page that the portal opened: something has changed, so the portal refetches it (contract 4.4). */
export type ReloadMessage =
  /** All lists (`key` null), or only the one with this key. */
  | { kind: 'reloadPage'; key: string | null }
  /** An expanded module by its id, or all of them. */
  | { kind: 'reloadModule'; module: number | 'all' }
  | { kind: 'reloadPackage' };

/** Sent by a page in a frame to the portal (contract 4.4). */
export type FrameMessage =
  /** `height` of its content in px. */
  | { kind: 'resize'; height: number }
  /** `message` is untrusted HTML: only `SafeHtml` may render it. */
  | { kind: 'openNotification'; title: string; message: string };

type Fields = Readonly<Record<string, unknown>>;

const isTrue = (sent: unknown) => sent === true || sent === 'true';
const isText = (sent: unknown): sent is string => typeof sent === 'string';

function reloadPage({ ReloadCurrentPage, key = null }: Fields): ReloadMessage | null {
  if (!isTrue(ReloadCurrentPage) || (key !== null && typeof key !== 'string')) return null;
  return { kind: 'reloadPage', key: key || null };
}

function reloadModule({ ReloadModule: sent }: Fields): ReloadMessage | null {
  if (isTrue(sent)) return { kind: 'reloadModule', module: 'all' };
  return typeof sent === 'number' && Number.isSafeInteger(sent) ? { kind: 'reloadModule', module: sent } : null;
}

function reloadPackage({ ReloadPackage }: Fields): ReloadMessage | null {
  return isTrue(ReloadPackage) ? { kind: 'reloadPackage' } : null;
}

function resize({ type, height }: Fields): FrameMessage | null {
  const known = type === 'resize' && typeof height === 'number' && Number.isFinite(height) && height > 0;
  return known ? { kind: 'resize', height } : null;
}

function openNotification({ type, title, message }: Fields): FrameMessage | null {
  const known = type === 'openNotification' && isText(title) && isText(message);
  return known ? { kind: 'openNotification', title, message } : null;
}

/**
 * Decodes `event.data` of a window message: an object, or a JSON string of one. null for everything else, such as the
 * messages of browser extensions. Does not check the sender.
 */
export function readWindowMessage(data: unknown): ReloadMessage | FrameMessage | null {
  const sent = typeof data === 'string' ? parsed(data) : data;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const fields = sent as Fields;
  return (
    reloadPage(fields) ?? reloadModule(fields) ?? reloadPackage(fields) ?? resize(fields) ?? openNotification(fields)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What `reloadOrigins` needs of the deployment's configuration. */
interface MessageOrigins {
  mainAppUrl: string;
  apiBase: string;
  allowedFrameOrigins: readonly string[];
}

/**
 * Returns the origins whose Reload messages are accepted (contract 4.4): those of the portal, the main app and the API,
 * and the allowed ones. Never `*`, and never the `null` that all sandboxed pages share.
 *
 * @param own the portal's own origin, which relative URLs are resolved against
 */
export function reloadOrigins(
  { mainAppUrl, apiBase, allowedFrameOrigins }: MessageOrigins,
  own: string,
): readonly string[] {
  const found = [own, mainAppUrl, apiBase].map((url) => originOf(url, own));
  const allowed = allowedFrameOrigins.filter((one) => !one.includes('*')).map((one) => originOf(one));
  return [...new Set([...found, ...allowed].filter((origin) => origin !== null))];
}

function originOf(url: string, base?: string): string | null {
  const { protocol = '', origin = null } = parseUrl(url, base) ?? {};
  return /^https?:$/.test(protocol) ? origin : null;
}

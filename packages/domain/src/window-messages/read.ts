/** A page that the portal opened has changed something, so what shows it asks again (contract 4.4). */
export type ReloadMessage =
  /** Every list, or only the one of this key. */
  | { kind: 'reloadPage'; key: string | null }
  /** A module that is open, by its id, or all of them. */
  | { kind: 'reloadModule'; module: number | 'all' }
  | { kind: 'reloadPackage' };

/** What a page in a frame tells the portal around it (contract 4.4). */
export type FrameMessage =
  /** Its content is so many pixels high. */
  | { kind: 'resize'; height: number }
  /** `message` is HTML of somebody else: only `SafeHtml` may show it. */
  | { kind: 'openNotification'; title: string; message: string };

type Fields = Readonly<Record<string, unknown>>;

const isYes = (sent: unknown) => sent === true || sent === 'true';
const isText = (sent: unknown): sent is string => typeof sent === 'string';

function reloadPage({ ReloadCurrentPage, key = null }: Fields): ReloadMessage | null {
  if (!isYes(ReloadCurrentPage) || (key !== null && typeof key !== 'string')) return null;
  return { kind: 'reloadPage', key: key || null };
}

function reloadModule({ ReloadModule: sent }: Fields): ReloadMessage | null {
  if (isYes(sent)) return { kind: 'reloadModule', module: 'all' };
  return typeof sent === 'number' && Number.isSafeInteger(sent) ? { kind: 'reloadModule', module: sent } : null;
}

function reloadPackage({ ReloadPackage }: Fields): ReloadMessage | null {
  return isYes(ReloadPackage) ? { kind: 'reloadPackage' } : null;
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
 * Reads `event.data` of a window message: an object, or a JSON string of one. null for everything else, of which there
 * is much: extensions and widgets talk on the same channel. Says nothing about who sent it.
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
 * The origins whose Reload messages count (contract 4.4): the portal's own, that of the main app, that of an API at an
 * address of its own, and the allowed ones. Never `*`, and never the `null` that all sandboxed pages share.
 *
 * @param own the portal's own origin, which relative addresses belong to
 */
export function reloadOrigins(
  { mainAppUrl, apiBase, allowedFrameOrigins }: MessageOrigins,
  own: string,
): readonly string[] {
  const found = [own, mainAppUrl, apiBase].map((address) => originOf(address, own));
  const allowed = allowedFrameOrigins.filter((one) => !one.includes('*')).map((one) => originOf(one));
  return [...new Set([...found, ...allowed].filter((origin) => origin !== null))];
}

function originOf(address: string, base?: string): string | null {
  try {
    const { protocol, origin } = new URL(address, base);
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

import { videoSource, type VideoProvider, type VideoSource } from '../blocks/index.ts';

/** Reads provider and id from a URL of a provider; null when it is no URL of a video. */
type UrlReader = (url: URL) => { provider: VideoProvider; id: string } | null;

const idAfter = (path: RegExp, provider: VideoProvider): UrlReader => {
  return ({ pathname }) => {
    const id = path.exec(pathname)?.[1];
    return id === undefined ? null : { provider, id: decodeSegment(id) };
  };
};

const youtube: UrlReader = (url) => {
  const { pathname, searchParams } = url;
  const list = searchParams.get('list');
  if (list !== null && /^\/(?:embed(?:\/videoseries)?|playlist)\/?$/.test(pathname)) {
    return { provider: 'youtubeChannel', id: list };
  }
  const watched = pathname === '/watch' ? searchParams.get('v') : null;
  if (watched !== null) return { provider: 'youtube', id: watched };
  return idAfter(/^\/(?:embed|e|v|shorts|live)\/([^/]+)\/?$/, 'youtube')(url);
};

const wistia = idAfter(/^\/(?:embed\/(?:iframe|medias)|medias)\/([^/]+?)(?:\.jsonp)?\/?$/, 'wistia');

/** By host name. */
const readers: readonly (readonly [RegExp, UrlReader])[] = [
  [/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/, youtube],
  [/^youtu\.be$/, idAfter(/^\/([^/]+)\/?$/, 'youtube')],
  [/^(?:[\w-]+\.)?wistia\.(?:net|com)$/, wistia],
  [/^videos\.cdn\.spotlightr\.com$/, idAfter(/^\/watch\/([^/]+)\/?$/, 'spotlightr')],
];

/** Pages of YouTube other than its players refuse to be framed. */
const REFUSES_FRAMES = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;

/**
 * The query parameters that are kept of a URL: start and end, access to a protected video, the list that contains the
 * video, and `rel`.
 */
const KEPT_PARAMETERS = ['start', 'end', 't', 'token', 's', 'list', 'rel'];
const PARAMETER = /^[\w.~=-]{1,200}$/;

/** Returns the player of a known provider, with the harmless parameters of the URL that was sent. */
function withParameters(source: VideoSource, { searchParams }: URL): VideoSource {
  if (source.kind !== 'frame') return source;
  const player = new URL(source.src);
  for (const name of KEPT_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null && PARAMETER.test(value) && !player.searchParams.has(name)) player.searchParams.set(name, value);
  }
  return videoSource('embed', player.href);
}

/** A percent-decoded path segment; '' when it is malformed, which is no valid id. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** A quoted attribute may contain `>`. */
const FRAME = /<iframe\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+))/i;

/**
 * Returns the URL in an embed code: `src` of its only frame, or the code itself when it is no HTML; null when there is
 * none.
 */
function urlIn(code: string): string | null {
  if (!code.includes('<')) return code.trim();
  const [frame, ...others] = code.match(FRAME) ?? [];
  const found = frame === undefined || others.length > 0 ? null : SRC.exec(frame);
  if (!found) return null;
  const src = (found[1] ?? found[2] ?? found[3] ?? '').trim();
  // `&` is the only character that URLs in attributes escape in practice.
  const url = src.replaceAll(/&(?:amp|#38|#x26);/gi, '&');
  // Many embed codes have a URL without a scheme.
  return url.startsWith('//') ? `https:${url}` : url;
}

/**
 * Returns the source of a course's video, from the embed code the server sends: HTML with one frame, or a URL
 * (contract 2-calls, Videos). The HTML itself is never shown. A video of a known provider is reduced to its id and
 * known parameters, and its player always uses https. Any other https URL opens in the sandboxed player, and everything
 * else is a broken link.
 */
export function embedSource(code: string): VideoSource {
  const sent = urlIn(code);
  const other = videoSource('embed', sent?.replace(/^http:/i, 'https:') ?? null);
  if (other.kind !== 'frame') return { kind: 'broken' };
  const url = new URL(other.src);
  const found = readers.find(([host]) => host.test(url.hostname))?.[1](url);
  if (found) return withParameters(videoSource(found.provider, found.id), url);
  return REFUSES_FRAMES.test(url.hostname) ? { kind: 'broken' } : videoSource('embed', sent);
}

import { videoSource, type VideoProvider } from './sources.ts';
import type { VideoSource } from './model.ts';

/** What each provider's own address means: the provider and the id in it; null = nothing that can be played. */
type Reader = (url: URL) => { provider: VideoProvider; id: string } | null;

const idAfter = (path: RegExp, provider: VideoProvider): Reader => {
  return ({ pathname }) => {
    const id = path.exec(pathname)?.[1];
    return id === undefined ? null : { provider, id: decoded(id) };
  };
};

const youtube: Reader = (url) => {
  const { pathname, searchParams } = url;
  const list = searchParams.get('list');
  if (list !== null && /^\/(?:embed\/videoseries|playlist)\/?$/.test(pathname)) {
    return { provider: 'youtubeChannel', id: list };
  }
  const watched = pathname === '/watch' ? searchParams.get('v') : null;
  if (watched !== null) return { provider: 'youtube', id: watched };
  return idAfter(/^\/(?:embed|v|shorts|live)\/([^/]+)\/?$/, 'youtube')(url);
};

const wistia = idAfter(/^\/(?:embed\/(?:iframe|medias)|medias)\/([^/]+?)(?:\.jsonp)?\/?$/, 'wistia');

/** Hosts by what their names end in. YouTube's and Wistia's other pages cannot be framed, so they are broken links. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/, youtube],
  [/^youtu\.be$/, idAfter(/^\/([^/]+)\/?$/, 'youtube')],
  [/^(?:[\w-]+\.)?wistia\.(?:net|com)$/, wistia],
  [/^videos\.cdn\.spotlightr\.com$/, idAfter(/^\/watch\/([^/]+)\/?$/, 'spotlightr')],
];

/** A part of a path as it was meant; what cannot be read is no id of anybody. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const FRAME = /<iframe\b[^>]*>/gi;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+))/i;

/** The address in an embed code: that of its one frame, or the code itself where it is no HTML. null = there is none. */
function addressIn(code: string): string | null {
  if (!code.includes('<')) return code.trim();
  const [frame, ...others] = code.match(FRAME) ?? [];
  const found = frame === undefined || others.length > 0 ? null : SRC.exec(frame);
  if (!found) return null;
  const src = (found[1] ?? found[2] ?? found[3] ?? '').trim();
  // What attributes of an address hold in practice; anything else written that way is no part of one.
  const address = src.replaceAll(/&(?:amp|#38|#x26);/gi, '&');
  // Many codes leave the scheme to the page they stand in.
  return address.startsWith('//') ? `https:${address}` : address;
}

/**
 * Where a course's video is played, from what the server sends for it: HTML with one frame, or an address (contract
 * 2-calls, Videos). Nothing of the HTML is ever shown: providers we know are reduced to an id, any other is an https
 * address for the sandboxed player, and everything else is a broken link.
 */
export function embedSource(code: string): VideoSource {
  const address = addressIn(code);
  const other = videoSource('embed', address);
  if (other.kind !== 'frame') return { kind: 'broken' };
  const url = new URL(other.src);
  const reader = readers.find(([host]) => host.test(url.hostname))?.[1];
  if (!reader) return other;
  const found = reader(url);
  return found ? videoSource(found.provider, found.id) : { kind: 'broken' };
}

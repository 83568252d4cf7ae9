import { safeUrl, type SafeHref } from '../shared/index.ts';

/** What a video player plays: a frame of a provider or a media file; `broken` = it cannot be played. */
export type VideoSource = { kind: 'frame' | 'file'; src: SafeHref } | { kind: 'broken' };

/** The ids of all providers: base64 with padding, or base64url. */
const ID = /^[\w-]{1,100}={0,2}$/;

/**
 * Returns the source at an absolute URL; broken when the URL is relative, or `http:` where only `https:` is allowed.
 */
function sourceAt(kind: 'frame' | 'file', url: string, scheme: 'http:' | 'https:'): VideoSource {
  const src = safeUrl(url, url, scheme);
  return src ? { kind, src } : { kind: 'broken' };
}

const frameOf =
  (prefix: string) =>
  (id: string): VideoSource =>
    ID.test(id) ? sourceAt('frame', `${prefix}${id}`, 'https:') : { kind: 'broken' };

/** The player URL of each provider (contract 4.3), from the id the server sends. */
const providers = {
  youtube: frameOf('https://www.youtube.com/embed/'),
  youtubeChannel: frameOf('https://www.youtube.com/embed/videoseries?list='),
  wistia: frameOf('https://fast.wistia.net/embed/iframe/'),
  spotlightr: frameOf('https://videos.cdn.spotlightr.com/watch/'),
  /** The id is the URL of the media file. */
  hosted: (id: string) => sourceAt('file', id, 'http:'),
  /** Any other provider: the id is the URL of its player. */
  embed: (id: string) => sourceAt('frame', id, 'https:'),
} as const;

export type VideoProvider = keyof typeof providers;

/** The source of a provider's video; an invalid id is a broken link. */
export function videoSource(provider: VideoProvider, id: string | null): VideoSource {
  return providers[provider](id ?? '');
}

import { safeUrl } from '../shared/index.ts';
import type { VideoSource } from './model.ts';

/** What the ids of every provider are made of: base64 with its padding, and its variant for addresses. */
const ID = /^[\w-]{1,100}={0,2}$/;

/** An address in full, no weaker than that; one that is relative has nothing to refer to but itself, and so is broken. */
function sourceAt(kind: 'frame' | 'file', address: string, weakest: 'http:' | 'https:'): VideoSource {
  const src = safeUrl(address, address, weakest);
  return src ? { kind, src } : { kind: 'broken' };
}

const frameOf =
  (address: string) =>
  (id: string): VideoSource =>
    ID.test(id) ? sourceAt('frame', `${address}${id}`, 'https:') : { kind: 'broken' };

/** How each provider's player is reached (contract 4.3), from the id the server sends. */
const providers = {
  youtube: frameOf('https://www.youtube.com/embed/'),
  youtubeChannel: frameOf('https://www.youtube.com/embed/videoseries?list='),
  wistia: frameOf('https://fast.wistia.net/embed/iframe/'),
  spotlightr: frameOf('https://videos.cdn.spotlightr.com/watch/'),
  /** The id is the address of the media file. */
  hosted: (id: string) => sourceAt('file', id, 'http:'),
  /** Any other provider: the id is the address of its player. */
  embed: (id: string) => sourceAt('frame', id, 'https:'),
} as const;

export type VideoProvider = keyof typeof providers;

/** Where a provider's video is played. An id that is none of the provider's is a broken link. */
export function videoSource(provider: VideoProvider, id: string | null): VideoSource {
  return providers[provider](id ?? '');
}

/** How one family of calls names the providers; what it doesn't name has the address of a player for an id. */
type Family = Readonly<Record<string, VideoProvider>>;

const dashboardFamily: Family = { AZURE_VIDEO: 'hosted', YOUTUBE_VIDEO: 'youtube', SPOTLIGHTR_VIDEO: 'spotlightr' };

const libraryFamily: Family = { AzureVideo: 'hosted', YoutubeVideo: 'youtube', SpotlightrVideo: 'spotlightr' };

function sourceIn(family: Family, type: string, id: string | null): VideoSource {
  const provider = Object.hasOwn(family, type) ? family[type] : undefined;
  return videoSource(provider ?? 'embed', id);
}

/** The video of a live class in its dashboard form (contract 3.1, `videoType`); null = it has none. */
export function dashboardVideoSource(videoType: string | null, videoId: string | null): VideoSource | null {
  return videoType === null ? null : sourceIn(dashboardFamily, videoType, videoId);
}

/** The recording of a live class (contract 3.1, `VideoType` in its library form). */
export function libraryVideoSource(videoType: string, videoId: string): VideoSource {
  return sourceIn(libraryFamily, videoType, videoId);
}

/** What a course's channel is called by each of its codes (contract 3.1, `VideoChannel`). */
const channels: Readonly<Record<number, VideoProvider>> = { 1: 'youtubeChannel', 2: 'wistia', 3: 'spotlightr' };

/** The channel of a course; a code nobody knows, or none, is YouTube's, the only one whose channels are pinned. */
export function courseChannelSource(videoChannel: number | null, channelId: string | null): VideoSource {
  return videoSource(channels[videoChannel ?? 1] ?? 'youtubeChannel', channelId);
}

import { safeUrl } from '../shared/index.ts';
import type { VideoSource } from './model.ts';

/** The ids of all providers: base64 with padding, or base64url. */
const ID = /^[\w-]{1,100}={0,2}$/;

/** The source at an absolute URL; a relative one, or `http:` where only `https:` is allowed, is broken. */
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

/** The provider names of one family of calls; for any other name the id is the URL of a player. */
type ProviderNames = Readonly<Record<string, VideoProvider>>;

const dashboardNames: ProviderNames = {
  AZURE_VIDEO: 'hosted',
  YOUTUBE_VIDEO: 'youtube',
  SPOTLIGHTR_VIDEO: 'spotlightr',
};

const libraryNames: ProviderNames = { AzureVideo: 'hosted', YoutubeVideo: 'youtube', SpotlightrVideo: 'spotlightr' };

function sourceIn(names: ProviderNames, type: string, id: string | null): VideoSource {
  const provider = Object.hasOwn(names, type) ? names[type] : undefined;
  return videoSource(provider ?? 'embed', id);
}

/** The video of a live class in its dashboard form (contract 3.1, `videoType`); null = it has none. */
export function dashboardVideoSource(videoType: string | null, videoId: string | null): VideoSource | null {
  return videoType === null ? null : sourceIn(dashboardNames, videoType, videoId);
}

/** The recording of a live class (contract 3.1, `VideoType` in its library form). */
export function libraryVideoSource(videoType: string, videoId: string): VideoSource {
  return sourceIn(libraryNames, videoType, videoId);
}

/** The provider of a course's channel by code (contract 3.1, `VideoChannel`). */
const channels: Readonly<Record<number, VideoProvider>> = { 1: 'youtubeChannel', 2: 'wistia', 3: 'spotlightr' };

/** The channel of a course; an unknown or missing code means YouTube, the only provider the contract fixes for channels. */
export function courseChannelSource(videoChannel: number | null, channelId: string | null): VideoSource {
  return videoSource(channels[videoChannel ?? 1] ?? 'youtubeChannel', channelId);
}

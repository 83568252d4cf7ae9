import { videoSource, type VideoProvider, type VideoSource } from '../blocks/index.ts';

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

/** Returns the video of a live class in its dashboard form (contract 3.1, `videoType`); null = it has none. */
export function dashboardVideoSource(videoType: string | null, videoId: string | null): VideoSource | null {
  return videoType === null ? null : sourceIn(dashboardNames, videoType, videoId);
}

/** Returns the video of a recording (contract 3.1, `VideoType` in its library form). */
export function libraryVideoSource(videoType: string, videoId: string): VideoSource {
  return sourceIn(libraryNames, videoType, videoId);
}

/** The provider of a course's channel by code (contract 3.1, `VideoChannel`). */
const channels: Readonly<Record<number, VideoProvider>> = { 1: 'youtubeChannel', 2: 'wistia', 3: 'spotlightr' };

/**
 * Returns the channel of a course; an unknown or missing code means YouTube, the only provider the contract fixes for
 * channels.
 */
export function courseChannelSource(videoChannel: number | null, channelId: string | null): VideoSource {
  return videoSource(channels[videoChannel ?? 1] ?? 'youtubeChannel', channelId);
}

/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Videos panel': [
    'Several',
    'GalleryOpened',
    'ScrolledToTheEnd',
    'One',
    'LongTitles',
    'ThumbnailGone',
    'Loading',
    'Failed',
    'Offline',
    'None',
  ],
  'Screens/Video list': [
    'Several',
    'ChannelOpened',
    'VideoOpened',
    'VideoLoading',
    'VideoFailed',
    'BrokenLink',
    'LongNames',
    'NoCourse',
    'Loading',
    'Failed',
  ],
  'Screens/Video gallery': ['Opened', 'AnotherChosen', 'OnlyOne', 'BrokenLink', 'LongTitles'],
} as const;

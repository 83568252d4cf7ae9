/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Announcements panel': [
    'Rows',
    'MoreThanThree',
    'AllShown',
    'LongTexts',
    'Empty',
    'Loading',
    'Failed',
    'Dismissing',
    'DismissingTheLast',
    'DismissFailed',
    'DismissedAtLast',
  ],
  'Screens/Community posts': ['Posts', 'WithoutPictures', 'LongTexts', 'AllShown', 'Empty', 'Loading', 'Failed'],
  'Screens/Announcement dialog': [
    'Read',
    'Reading',
    'ReadFailed',
    'LongMessage',
    'ManyFiles',
    'Chinese',
    'LongTitle',
    'TextOnly',
    'OtherZone',
  ],
} as const;

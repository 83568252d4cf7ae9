/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Course list': [
    'Active',
    'Maintenance',
    'Expired',
    'Archived',
    'EveryStatus',
    'LongTexts',
    'MoreThanShown',
    'NoCourses',
    'Loading',
    'Failed',
  ],
  'Screens/Course': ['Open', 'Posts', 'NothingOpenedYet', 'NoSchedule', 'Maintenance', 'Loading', 'Failed'],
} as const;

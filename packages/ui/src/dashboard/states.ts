/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Dashboard': [
    'Courses',
    'AllShown',
    'ThreeCourses',
    'OneCourse',
    'MoreThanFetched',
    'DescriptionOpen',
    'Unavailable',
    'LongTexts',
    'NoName',
    'NoCourses',
    'Loading',
    'Failed',
    'FailedWithoutWords',
    'Offline',
  ],
} as const;

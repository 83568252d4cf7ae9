/** The states of this area's screens and parts, each with a story of that name. */
export const states = {
  'Screens/Progress frame': ['Open', 'Grown', 'Chinese', 'Loading', 'FrameLoading', 'Failed', 'NoPage'],
  'Screens/Student progress': [
    'UnderWay',
    'NothingYet',
    'AverageOfNothing',
    'OneLesson',
    'CappedAtAll',
    'NoAssessments',
    'Resetting',
    'CheckingReset',
    'CheckFailed',
    'Loading',
    'Failed',
  ],
} as const;

/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Events': [
    'Upcoming',
    'Past',
    'ReadMore',
    'Unusual',
    'SingleEvent',
    'Searched',
    'Typing',
    'SearchedAtOnce',
    'OtherTab',
    'NoUpcoming',
    'NoPast',
    'NoResult',
    'Loading',
    'Failed',
    'LoadingMore',
    'MoreFailed',
  ],
} as const;

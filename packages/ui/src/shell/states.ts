/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Shell': [
    'Page',
    'BackHidden',
    'LongTitle',
    'Dashboard',
    'UnreadMessage',
    'LongOrganisationName',
    'NoOrganisation',
    'WithLogo',
    'NoTools',
    'FewEntries',
    'MenuLoading',
    'CurrentBehindMore',
    'MoreOpen',
    'LogOut',
    'SkipLink',
  ],
  'Screens/Display dialog': ['AsTheSchool', 'Chosen'],
  'Screens/Waiting': ['CheckingSession', 'ComingSoonPage'],
} as const;

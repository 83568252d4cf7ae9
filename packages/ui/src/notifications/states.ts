/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Notifications': [
    'Open',
    'Loading',
    'FrameLoading',
    'NeverLoads',
    'NotAvailable',
    'NoApp',
    'DetailOpen',
    'LongDetail',
    'UntitledDetail',
    'Chinese',
  ],
} as const;

/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Sign in': [
    'Empty',
    'Filled',
    'EnterSubmits',
    'EnterWithoutPassword',
    'EnterWithNothing',
    'Sending',
    'Refused',
    'RefusedWithoutReason',
    'ServerDown',
    'Offline',
    'SessionExpired',
    'NoOrganisation',
    'WithLogo',
  ],
} as const;

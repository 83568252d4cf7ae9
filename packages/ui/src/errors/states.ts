/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Error pages': [
    'NotFound',
    'ServerError',
    'BadRequest',
    'InactiveUser',
    'InactiveUserWithMessages',
    'Integration',
  ],
  'Screens/Unauthorized': ['OwnWords', 'ServersWords', 'NoSupportAddress'],
} as const;

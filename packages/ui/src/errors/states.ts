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
} as const;

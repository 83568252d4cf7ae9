/** Modules of the code that the boot script asks for ahead (ends of their paths): what every page runs, and the two first screens. */
export const firstScreens = {
  every: 'app/src/main.tsx',
  signIn: 'app/src/routes/sign-in.tsx',
  dashboard: 'app/src/routes/dashboard.tsx',
} as const;

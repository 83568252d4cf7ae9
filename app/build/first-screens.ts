/** Modules of the code that the boot script asks for ahead (ends of their paths): what every page runs, and the two first screens. */
export const firstScreens = {
  every: 'app/src/main.tsx',
  signIn: 'app/src/session/SignInContainer.tsx',
  dashboard: 'app/src/dashboard/DashboardContainer.tsx',
} as const;

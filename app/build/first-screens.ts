/** The modules whose files the boot script preloads, by the end of their paths: of every page, and of the two first screens. */
export const firstScreens = {
  every: 'app/src/main.tsx',
  signIn: 'app/src/session/SignInContainer.tsx',
  dashboard: 'app/src/dashboard/DashboardContainer.tsx',
} as const;

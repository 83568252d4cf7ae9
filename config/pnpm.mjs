// @ts-check

/** The package manager, as `packageManager` of package.json; fetched by npx where it is not there yet. */
export const PNPM = 'pnpm@12.21.0';

// @ts-check

/** The package manager, the same as `packageManager` in package.json; npx downloads it when it is not installed. */
export const PNPM = 'pnpm@12.21.0';

export { useHelpInfo } from './hooks.ts';
export type { HelpStore } from './queries.ts';

export { AppShell, type AppShellProps, type ShellPage } from './AppShell.tsx';
export { CheckingScreen } from './CheckingScreen.tsx';
export { ComingSoon } from './ComingSoon.tsx';
export type { DisplayChoice } from './DisplayDialog.tsx';
export type { MenuItem } from './menu.ts';

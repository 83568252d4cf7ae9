export { ArchivedDialog } from './ArchivedDialog.tsx';
export { AppShell, type AppShellProps, type ShellPage } from './AppShell.tsx';
export { CheckingScreen } from './CheckingScreen.tsx';
export { ComingSoon } from './ComingSoon.tsx';
export type { DisplayChoice } from './DisplayDialog.tsx';
export { GateScreen } from './GateScreen.tsx';
export { OfflineNotice } from './OfflineNotice.tsx';
export type { MenuItem } from './menu.ts';

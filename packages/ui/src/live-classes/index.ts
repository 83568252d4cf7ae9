export { LibraryTab, LibraryTabSkeleton } from './LibraryTab.tsx';
export { LiveClassesScreen, type LiveClassesTab } from './LiveClassesScreen.tsx';
export { RecordingDialog } from './RecordingDialog.tsx';

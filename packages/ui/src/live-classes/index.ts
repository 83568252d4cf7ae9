export { LibraryTab, LibraryTabSkeleton } from './LibraryTab.tsx';
export { LiveClassesScreen, LiveClassesSkeleton, type LiveClassesTab } from './LiveClassesScreen.tsx';
export { RecordingDialog } from './RecordingDialog.tsx';

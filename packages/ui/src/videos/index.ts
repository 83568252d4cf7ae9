export { VideoListScreen, type OpenVideo, type VideoListScreenProps } from './VideoListScreen.tsx';
export { VideosPanel } from './VideosPanel.tsx';
export { VideoGalleryDialog, type VideoGalleryDialogProps } from './VideoGalleryDialog.tsx';
export { VideoGridSkeleton } from './VideoGridSkeleton.tsx';

export { VideoGalleryDialog as default } from '@portal/ui/videos';

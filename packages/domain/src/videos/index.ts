export { decodeCourseVideos, decodeDashboardVideos, decodeVideoEmbed } from './decode.ts';
export type { CourseVideo, VideoChannel } from './model.ts';
export { dashboardVideoSource, libraryVideoSource } from './sources.ts';
export type { CourseVideoWire, DashboardVideoWire, VideoEmbedRequestWire } from './wire.ts';

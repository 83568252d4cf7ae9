export { Brand, type BrandIdentity, type BrandProps } from './Brand.tsx';
export { CourseTile } from './CourseTile.tsx';
export { CourseTileSkeleton } from './CourseTileSkeleton.tsx';
export { useFailureWords } from './failure-words.ts';
export { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { NoCourses } from './lazy-parts.ts';
export type { CourseLinks } from './course-links.ts';
export { PublicPage, type PublicPageProps } from './PublicPage.tsx';

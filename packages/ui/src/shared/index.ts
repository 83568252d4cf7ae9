export { Brand, type BrandIdentity, type BrandProps } from './Brand.tsx';
export { CourseTile } from './CourseTile.tsx';
export { useFailureWords } from './failure-words.ts';
export { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
export { LoadedCourses } from './LoadedCourses.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { MessagePage } from './MessagePage.tsx';
export type { CourseLinks } from './course-links.ts';
export { PublicPage, type PublicPageProps } from './PublicPage.tsx';

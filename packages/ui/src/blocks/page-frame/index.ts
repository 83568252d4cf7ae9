export { Brand, type BrandIdentity, type BrandProps } from './Brand.tsx';
export { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
export { PagePicture } from './PagePicture.tsx';
export { MessagePage } from './MessagePage.tsx';
export { PublicPage, type PublicPageProps } from './PublicPage.tsx';

export { AppLink, LinkContext, type LinkProps } from './LinkContext.tsx';

export { AppLink, LinkContext, type LinkProps } from './LinkContext.tsx';
export type { Href, LinkHref, SafeHref } from '@portal/domain/shared';

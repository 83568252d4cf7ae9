export { AppLink, LinkContext, type LinkProps } from './LinkContext.tsx';
export type { Href, SafeHref } from '@portal/domain/shared';

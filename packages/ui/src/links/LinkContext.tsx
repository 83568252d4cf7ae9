import type { Href } from '@portal/domain/shared';
import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/**
 * The props of a link: the attributes of an anchor with a typed `href`. A plain string does not compile, because
 * decoders check URLs of the server, and `domain/screens` builds the hrefs of the portal.
 */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: Href;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The component that renders in-app links. The app provides its router's link; the default is a plain anchor. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link to a page of the portal. Screens use it for every in-app link, so that they do not depend on a router. */
export function AppLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}

import type { Href } from '@portal/domain/shared';
import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/**
 * The props of a link: the attributes of an anchor with a typed `href`. A plain string does not compile: URLs of the server are
 * made safe by decoders, hrefs of the portal are built by `domain/screens`.
 */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: Href;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The component that draws in-app links. The app provides its router's link; without one they are plain anchors. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link to a page of the portal. Screens use it for every in-app link, so they need no router. */
export function AppLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}

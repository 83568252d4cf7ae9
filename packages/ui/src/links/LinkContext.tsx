import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** What an in-app link takes: the attributes of an anchor, with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
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

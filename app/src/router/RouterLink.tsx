import type { LinkProps } from '@portal/ui/links';
import type { FocusEvent, MouseEvent, PointerEvent, TouchEvent } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage, preloadPage } from './prefetch.ts';
import { useServices } from '../portal/services.ts';
import { useLinkState } from './useReturnTo.ts';

/**
 * The link component of all screens: a client-side link to pages of the portal, a plain one to anything else. A page's
 * code and data are prefetched as soon as the student points at its link, touches it or focuses it.
 */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const services = useServices();
  const state = useLinkState(href);
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const { onClick, onPointerEnter, onFocus, onTouchStart } = rest;
  const prefetch = {
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event);
      prefetchPage(href, services);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      prefetchPage(href, services);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      onTouchStart?.(event);
      prefetchPage(href, services);
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      preloadPage(href, services);
    },
  };
  return (
    <Link to={href} state={state} {...rest} {...prefetch}>
      {children}
    </Link>
  );
}

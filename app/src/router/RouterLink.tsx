import type { LinkProps } from '@portal/ui/links';
import type { FocusEvent, PointerEvent, TouchEvent } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from './prefetch.ts';

/**
 * The links of all screens: pages of the portal change in place, what lies outside is a plain link. A page's code is
 * fetched as soon as the student points at its link, touches it or reaches it by keyboard.
 */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const { onPointerEnter, onFocus, onTouchStart } = rest;
  const prefetch = {
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event);
      prefetchPage(href);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      prefetchPage(href);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      onTouchStart?.(event);
      prefetchPage(href);
    },
  };
  return (
    <Link to={href} {...rest} {...prefetch}>
      {children}
    </Link>
  );
}

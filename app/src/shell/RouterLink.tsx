import type { LinkProps } from '@portal/ui/links';
import { Link } from 'react-router-dom';

/** The links of all screens: pages of the portal change in place, what lies outside is a plain link. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}

import styled from 'styled-components';
import { TextLink } from '../kit/index.ts';

/** Which course a page belongs to, and the way to the course's own page. Its line is there before the name is. */
export function AboutCourse({ name, href }: { name: string | null; href: string }) {
  return <Line>{name !== null && <Link href={href}>{name}</Link>}</Line>;
}

/* As near to the title as a line under it. */
const Line = styled.div`
  min-height: 44px;
  margin-top: calc(-1 * var(--space-3));
`;

const Link = styled(TextLink)`
  font: var(--type-callout);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Href } from '../../links/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

export interface SectionProps {
  title: string;
  /** At the end of the heading row, for instance "See all". The title is part of its accessible name. */
  link?: { href: Href; label: string } | undefined;
  /** Another control at the end of the heading row. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** A section of a page with an h2. */
export function Section({ title, link, trailing, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={`${id}-title`}>
      <Header>
        <Title id={`${id}-title`}>{title}</Title>
        {link && (
          <TextLink id={`${id}-link`} href={link.href} aria-labelledby={`${id}-link ${id}-title`}>
            {link.label}
          </TextLink>
        )}
        {trailing}
      </Header>
      {children}
    </Root>
  );
}

/** Placeholder of a `Section`. Put it into a `SkeletonGroup`. */
export function SectionSkeleton({ children }: { children: ReactNode }) {
  return (
    <Root>
      <SkeletonHeader>
        <Skeleton shape="line" width="112px" height="20px" />
      </SkeletonHeader>
      {children}
    </Root>
  );
}

const Root = styled.section`
  margin-top: var(--space-6);
  &:first-child {
    margin-top: 0;
  }
`;

const Header = styled.div`
  display: flex;
  /* The link is on the last line of a title that wraps. */
  align-items: last baseline;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  margin-bottom: var(--space-1);
  /* The 44 px target of a link or control does not make the row higher. */
  > :not(h2) {
    flex: none;
    margin-block: -2px;
  }
`;

/* As high as a title of one line, whose height depends on the language. */
const SkeletonHeader = styled(Header)`
  align-items: center;
  min-height: max(44px, 1lh + 2 * var(--space-2));
  font: var(--type-title2);
`;

const Title = styled.h2`
  min-width: 0;
  padding-block: var(--space-2);
  font: var(--type-title2);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

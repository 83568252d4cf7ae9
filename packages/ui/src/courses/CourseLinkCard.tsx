import type { Href } from '@portal/domain/shared';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink } from '../links/index.ts';
import { media } from '../theme/index.ts';

interface CourseLinkCardProps {
  href: Href;
  /** A lucide icon of 24 px. */
  icon: ReactNode;
  title: string;
  text: string;
}

/** The cards of a course: side by side as far as there is space. */
export const CourseLinkCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-3);
  ${media.fromTablet} {
    gap: var(--space-4);
  }
`;

/** One of the cards of a course: the whole card is the link. */
export function CourseLinkCard({ href, icon, title, text }: CourseLinkCardProps) {
  return (
    <Root href={href}>
      <Icon aria-hidden>{icon}</Icon>
      <span>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </span>
      <Chevron size={20} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}

const Root = styled(AppLink)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 20px;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  transition: background var(--duration-press) var(--ease-standard);
  ${media.desktop} {
    padding: var(--space-5);
  }
  &:active {
    background: var(--surface-pressed);
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius-control);
  background: var(--accent-art-tint);
  color: var(--accent-text);
`;

const Title = styled.span`
  display: block;
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Text = styled.span`
  display: block;
  font: var(--type-callout);
  color: var(--ink-muted);
  text-wrap: pretty;
`;

const Chevron = styled(ChevronRight)`
  color: var(--ink-faint);
`;

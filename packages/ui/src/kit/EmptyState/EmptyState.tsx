import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Href } from '../../links/index.ts';
import { balanced } from '../../theme/index.ts';
import { Art, type ArtName } from '../Art/Art.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

export interface EmptyStateProps {
  art: ArtName;
  /** What is missing, in a few words. */
  title: string;
  /** One sentence: when content will appear, or what to do. */
  text: string;
  /** Where the student can go from here, as a tonal button. */
  link?: { href: Href; label: string };
  /** Another action instead of `link`. */
  action?: ReactNode;
}

/** A list or page without content. */
export function EmptyState({ art, title, text, link, action }: EmptyStateProps) {
  return (
    <Root>
      <Art name={art} width={176} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {(link ?? action) && (
        <Action>
          {link ? (
            <ButtonLink variant="tonal" href={link.href}>
              {link.label}
            </ButtonLink>
          ) : (
            action
          )}
        </Action>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: var(--space-8) var(--space-4);
  text-align: center;
`;

const Title = styled.h2`
  max-width: 100%;
  margin-top: var(--space-4);
  font: var(--type-title2);
  color: var(--ink-strong);
`;

const Text = styled.p`
  max-width: 34ch;
  margin-top: var(--space-2);
  color: var(--ink-muted);
  ${balanced}
  /* A Chinese character is about as wide as two digits. */
  &:lang(zh) {
    max-width: 17em;
  }
`;

const Action = styled.div`
  margin-top: var(--space-6);
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtName } from '../../kit/index.ts';
import { balanced, media } from '../../theme/index.ts';
import { PagePicture } from './PagePicture.tsx';

export interface MessagePageProps {
  art: ArtName;
  title: string;
  /** One sentence, or several lines. */
  text: string;
  /** Announced by screen readers when it changes. */
  live?: boolean;
  /** Links or buttons. */
  children: ReactNode;
}

/** A page with one message: illustration, heading, sentence and actions, centred; on desktop beside the illustration. */
export function MessagePage({ art, title, text, live = false, children }: MessagePageProps) {
  return (
    <Root>
      <PagePicture art={art} width={176} />
      <Title tabIndex={-1} data-page-title="">
        {title}
      </Title>
      <Text role={live ? 'status' : undefined}>{text}</Text>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding-bottom: var(--space-16);
  text-align: center;
  ${media.fromTablet} {
    padding-bottom: 0;
  }
  ${media.desktop} {
    align-items: flex-start;
    text-align: start;
  }
`;

const Title = styled.h1`
  margin-top: var(--space-5);
  ${media.desktop} {
    margin-top: 0;
  }
  font: var(--type-title1);
  color: var(--ink-strong);
`;

const Text = styled.p`
  max-width: 34ch;
  margin: var(--space-2) 0 var(--space-6);
  color: var(--ink-muted);
  ${balanced}
  white-space: pre-line;
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Art } from '../kit/index.ts';
import { balanced, media } from '../theme/index.ts';

export interface HelpHeadProps {
  /** A text or its placeholder. Absent where the page title is the same; then there is no illustration either. */
  title?: ReactNode;
  /** One sentence, or its placeholder. */
  lead?: ReactNode;
  /** Under the sentence. */
  children?: ReactNode;
}

/** The head of a help page: title and sentence, with the illustration beside them. */
export function HelpHead({ title, lead, children }: HelpHeadProps) {
  return (
    <Root>
      <div>
        {title !== undefined && <Title as={typeof title === 'string' ? 'h2' : 'div'}>{title}</Title>}
        {lead && <Lead>{lead}</Lead>}
        {children}
      </div>
      {title !== undefined && (
        <Picture>
          <Art name="messages" width={176} />
        </Picture>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  margin-bottom: var(--space-4);
  ${media.desktop} {
    margin-bottom: var(--space-6);
    padding-inline-end: var(--space-6);
  }
`;

const Title = styled.h2`
  font: var(--type-title1);
  color: var(--ink-strong);
  text-wrap: balance;
`;

const Lead = styled.p`
  * + & {
    margin-top: 4px;
  }
  color: var(--ink-muted);
  ${balanced}
`;

const Picture = styled.div`
  width: 104px;
  ${media.narrow} {
    display: none;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  ${media.desktop} {
    width: 176px;
  }
`;

import type { Ref } from 'react';
import styled from 'styled-components';
import { Card } from '../kit/index.ts';

/** One quiet sentence in place of rows; takes the focus when the last row has gone. */
export function Nothing({ children, ref }: { children: string; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <Card>
      <Sentence tabIndex={-1} ref={ref}>
        {children}
      </Sentence>
    </Card>
  );
}

const Sentence = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;

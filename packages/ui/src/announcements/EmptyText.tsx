import type { Ref } from 'react';
import styled from 'styled-components';
import { Card } from '../kit/index.ts';

/** The text of an empty list; focusable, because it takes focus when the last row is dismissed. */
export function EmptyText({ children, ref }: { children: string; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <Card>
      <Text tabIndex={-1} ref={ref}>
        {children}
      </Text>
    </Card>
  );
}

const Text = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;

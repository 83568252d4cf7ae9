import { truncate } from '@portal/domain/shared';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ReadMore } from '../../kit/index.ts';

export interface CutTextProps {
  text: string;
  /** Characters shown before the cut. */
  limit: number;
  /** What the text is about, for screen readers: "Read more, PTE Academic". */
  about: string;
}

/** A text truncated at `limit` characters, with Read more and Read less after it. */
export function CutText({ text, limit, about }: CutTextProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { text: shown, truncated } = truncate(text, limit);
  return (
    <Text id={id}>
      {open ? text : shown}
      {truncated && (
        <>
          {' '}
          <ReadMore controls={id} about={about} open={open} onToggle={() => setOpen(!open)} />
        </>
      )}
    </Text>
  );
}

/*
 * Lines of like length where it is cut: a last line of one word and Read more would look like a second cut. By the button, since
 * the first picture fills the same element with texts of either kind.
 */
const Text = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
  &:has(> [aria-expanded='false']) {
    text-wrap: balance;
  }
`;

import { cut } from '@portal/domain/courses';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

export interface CutTextProps {
  text: string;
  /** Characters shown before the cut. */
  limit: number;
  /** What the text is about, for screen readers: "Read more, PTE Academic". */
  about: string;
}

/** A text that is cut at `limit` characters, with Read more and Read less behind it. */
export function CutText({ text, limit, about }: CutTextProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { shown, rest } = cut(text, limit);
  return (
    <Text id={id}>
      {open ? text : shown}
      {rest && (
        <>
          {' '}
          <Toggle
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('nameWithNote', { name: open ? t('readLess') : t('readMore'), note: about })}
            onClick={() => setOpen(!open)}
          >
            {open ? t('readLess') : t('readMore')}
          </Toggle>
        </>
      )}
    </Text>
  );
}

const Text = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;

/* A 44 px target around a word in running text; it lies above the link that is stretched over the card. */
const Toggle = styled.button`
  position: relative;
  z-index: 1;
  min-width: 44px;
  margin: -12px -4px;
  padding: 12px 4px;
  border-radius: var(--radius-chip);
  font-weight: 600;
  color: var(--accent-text);
  white-space: nowrap;
  /* The ring hugs the word: around the whole target it would lie on the lines above and below. */
  &:focus-visible {
    outline-offset: -11px;
  }
`;

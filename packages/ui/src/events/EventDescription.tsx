import { cut } from '@portal/domain/courses';
import { EVENT_TEXT_LIMIT } from '@portal/domain/events';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SafeHtml } from '../shared/index.ts';

interface EventDescriptionProps {
  /** As the server sent it. */
  html: string;
  /** What it is about, for screen readers: "Read more, Open evening". */
  about: string;
  /** The whole of it is shown. */
  open: boolean;
  onToggle: () => void;
}

/** The description of an event: a long one is cut to plain text, and whole behind Read more. */
export function EventDescription({ html, about, open, onToggle }: EventDescriptionProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { shown, rest } = useMemo(() => cut(plainText(html), EVENT_TEXT_LIMIT), [html]);
  const word = open ? t('readLess') : t('readMore');
  return (
    <Text>
      <div id={id}>{rest && !open ? shown : <SafeHtml html={html} />}</div>
      {rest && (
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('nameWithNote', { name: word, note: about })}
          onClick={onToggle}
        >
          {word}
        </Toggle>
      )}
    </Text>
  );
}

/** The words of HTML, for measuring and cutting. Nothing in it is loaded or run, and the result is shown as text only. */
function plainText(html: string): string {
  const apart = html.replaceAll(/<\/li\b/gi, ' · $&').replaceAll(/<(?:br|\/(?:p|div|h\d|tr|td))\b/gi, ' $&');
  const { body } = new DOMParser().parseFromString(apart, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const Text = styled.div`
  max-width: var(--size-read-max);
  font: var(--type-callout);
  color: var(--ink-muted);
`;

/* A 44 px target around a word under the text; the ring hugs the word. */
const Toggle = styled.button`
  min-height: 44px;
  margin: -8px -12px -10px;
  padding: 0 12px;
  border-radius: var(--radius-chip);
  font-weight: 600;
  color: var(--accent-text);
  &:focus-visible {
    outline-offset: -10px;
  }
`;

import { truncate } from '@portal/domain/shared';
import { EVENT_TEXT_LIMIT } from '@portal/domain/events';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { plainText, SafeHtml } from '../blocks/rich-text/index.ts';
import { useTextLang } from '../blocks/text-language/index.ts';
import { ReadMore } from '../kit/index.ts';

interface EventDescriptionProps {
  /** The description, as HTML from the server; sanitised before it is shown. */
  html: string;
  /** The name of the event, part of the button's accessible name: "Read more, Open evening". */
  about: string;
  /** Whether the full text is shown. */
  open: boolean;
  onToggle: () => void;
}

/** The description of an event. A long one is cut to plain text, and Read more shows it in full. */
export function EventDescription({ html, about, open, onToggle }: EventDescriptionProps) {
  const id = useId();
  const { text: shown, truncated } = useMemo(() => truncate(plainText(html), EVENT_TEXT_LIMIT), [html]);
  const isCut = truncated && !open;
  const lang = useTextLang(shown);
  return (
    <Text>
      <Body id={id} lang={isCut ? lang : undefined} $isCut={isCut}>
        {isCut ? shown : <SafeHtml html={html} />}
      </Body>
      {truncated && (
        <>
          {' '}
          <ReadMore controls={id} about={about} open={open} onToggle={onToggle} />
        </>
      )}
    </Text>
  );
}

const Text = styled.div`
  max-width: var(--size-read-max);
  font: var(--type-callout);
  color: var(--ink-muted);
`;

/* The cut text and Read more flow as one paragraph. */
const Body = styled.div<{ $isCut: boolean }>`
  ${({ $isCut }) => $isCut && 'display: inline;'}
`;

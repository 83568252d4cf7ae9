import { beforeLastWord, truncate } from '@portal/domain/shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asLanguage, languageTable } from '../../i18n/index.ts';
import { ReadMore } from '../../kit/index.ts';
import { useTextLang } from '../text-language/index.ts';

export interface CutTextProps {
  text: string;
  /** Number of characters that are shown at first. */
  limit: number;
  /** What the text is about, for screen readers: "Read more, PTE Academic". */
  about: string;
}

/** A text truncated at `limit` characters, with Read more and Read less after it. */
export function CutText({ text, limit, about }: CutTextProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lang = useTextLang(text);
  const { i18n } = useTranslation();
  const { text: cut, truncated } = truncate(text, limit);
  if (!truncated)
    return (
      <Text id={id} lang={lang}>
        {text}
      </Text>
    );
  const [before, last] = beforeLastWord(open ? text : cut);
  return (
    <Text id={id} lang={lang}>
      {before}
      <End>
        {last}{' '}
        <ReadMore
          controls={id}
          about={about}
          open={open}
          lang={lang && languageTable[asLanguage(i18n.language)].lang}
          onToggle={() => setOpen(!open)}
        />
      </End>
    </Text>
  );
}

const Text = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
  text-wrap: pretty;
`;

/*
 * Keeps the last word and Read more together on one line: Read more alone on the last line would look like a link about
 * the whole tile. No more than one word, which would leave a gap in the line before.
 */
const End = styled.span`
  display: inline-block;
`;

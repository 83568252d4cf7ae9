import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface ReadMoreProps {
  /** Id of the text. */
  controls: string;
  /** What the text is about, for screen readers: "Read more, PTE Academic". */
  about: string;
  /** The whole text is shown. */
  open: boolean;
  /** The language of the page, where the text is in another one. */
  lang?: string | undefined;
  onToggle: () => void;
}

/** Toggles a truncated text: Read more, and Read less once all of it is shown. */
export function ReadMore({ controls, about, open, lang, onToggle }: ReadMoreProps) {
  const { t } = useTranslation('common');
  const word = open ? t('readLess') : t('readMore');
  return (
    <Toggle
      type="button"
      lang={lang}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={t('nameWithNote', { name: word, note: about })}
      onClick={onToggle}
    >
      {word}
    </Toggle>
  );
}

/* A 44 px target around a word in running text. `z-index` raises it above a link that covers the card. */
const Toggle = styled.button`
  position: relative;
  z-index: 1;
  min-width: 44px;
  margin: -12px -15px;
  padding: 12px 15px;
  border-radius: var(--radius-card);
  font-weight: 600;
  color: var(--accent-text);
  white-space: nowrap;
  /* The ring is drawn around the word: around the whole target it would overlap the lines above and below. */
  &:focus-visible {
    outline-offset: -14px;
  }
`;

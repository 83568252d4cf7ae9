import { ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LANGUAGES, languageTable, type Language } from '../../i18n/index.ts';
import { media } from '../../theme/index.ts';

export interface LanguageSelectProps {
  language: Language;
  onChange: (language: Language) => void;
}

/**
 * Language selector of the header: a transparent native select over a short label, so devices show their own picker.
 */
export function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  const { t } = useTranslation('shell');
  return (
    <Root>
      <Globe size={20} strokeWidth={1.75} aria-hidden />
      <span aria-hidden lang={languageTable[language].lang}>
        {languageTable[language].short}
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      <Select
        aria-label={t('language')}
        value={language}
        onChange={(event) => onChange(LANGUAGES.find((one) => one === event.target.value) ?? language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={languageTable[one].lang}>
            {languageTable[one].name}
          </option>
        ))}
      </Select>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  min-height: 44px;
  padding: 0 8px;
  border-radius: var(--radius-control);
  font: var(--type-label);
  color: var(--ink-strong);
  white-space: nowrap;
  &:focus-within:has(select:focus-visible) {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: -2px;
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-pressed);
    }
  }
  ${media.belowDesktop} {
    svg:first-child {
      display: none;
    }
  }
`;

/* Its own text is not visible, but below 16 px iOS zooms the page in when a control gets the focus. */
const Select = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  font-size: max(16px, 1rem);
  opacity: 0;
  cursor: pointer;
  appearance: none;
`;

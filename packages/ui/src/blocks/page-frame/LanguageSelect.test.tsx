// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n, LANGUAGES, languageTable } from '../../i18n/index.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

afterEach(cleanup);
const i18n = await createI18n('en');

test.each(LANGUAGES)('%s can be chosen under its own name, and is then shown in short', (language) => {
  const onChange = vi.fn();
  const select = (chosen: typeof language) => (
    <I18nextProvider i18n={i18n}>
      <LanguageSelect language={chosen} onChange={onChange} />
    </I18nextProvider>
  );
  const { rerender, container } = render(select('en'));
  const { name, short, lang } = languageTable[language];
  const option = screen.getByRole('option', { name });
  expect(option.lang).toBe(lang);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: language } });
  if (language !== 'en') expect(onChange).toHaveBeenCalledWith(language);
  rerender(select(language));
  expect(container.querySelector('[aria-hidden][lang]')?.textContent).toBe(short);
});

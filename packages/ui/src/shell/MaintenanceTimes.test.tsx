// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n, type Language } from '../i18n/index.ts';
import { MaintenanceTimes } from './MaintenanceTimes.tsx';

afterEach(cleanup);

/** The pieces of the student's own times between which a line may end at a space. */
async function piecesOf(language: Language, zone: string, start: string, end: string) {
  render(
    <I18nextProvider i18n={await createI18n(language)}>
      <MaintenanceTimes times={{ dates: 'Sat 28/11/2026', start, end }} zone={zone} now={new Date('2026-11-20')} />
    </I18nextProvider>,
  );
  const line = await screen.findByText(language === 'en' ? /^Your time/ : /^你的时间/);
  return line.textContent.split(' ');
}

test.each([
  ['en', 'Asia/Shanghai', '22:00', '23:30', '19:00 to 20:30,'],
  ['zh', 'Asia/Shanghai', '22:00', '23:30', '你的时间：19:00 至 20:30，'],
  ['zh', 'Pacific/Auckland', '22:00', '23:30', '次日 00:00 至次日 01:30，'],
] as const)('hours do not break, %s in %s from %s to %s', async (language, zone, start, end, hours) => {
  const pieces = await piecesOf(language, zone, start, end);
  expect(pieces.some((piece) => piece.replaceAll('\u00A0', ' ').includes(hours))).toBe(true);
});

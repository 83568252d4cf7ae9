// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/index.ts';
import { LessonSearchBar } from './LessonSearchBar.tsx';
import type { LessonSearch } from './useLessonSearch.ts';

afterEach(cleanup);
const i18n = await createI18n('en');

const search = (keyword: string): LessonSearch => ({
  input: keyword,
  onInputChange: vi.fn(),
  keyword,
  found: [],
  count: 0,
  expanded: new Set(),
  onExpandedChange: vi.fn(),
  allExpanded: false,
  onToggleAll: vi.fn(),
});
const bar = (keyword: string) => (
  <I18nextProvider i18n={i18n}>
    <LessonSearchBar search={search(keyword)} />
  </I18nextProvider>
);

test('that nothing matches is announced in a live region that was there before', async () => {
  const { rerender } = render(bar(''));
  const region = await screen.findByRole('status');
  expect(region.textContent).toBe('');
  rerender(bar('zzz'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('zzz');
});

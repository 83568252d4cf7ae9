// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { spokenLanguage } from '../../testing/index.ts';
import { CutText } from '../course-tiles/index.ts';
import { LoadError } from '../load-error/index.ts';
import { WriteFailure } from '../write-failure/index.ts';

afterEach(cleanup);
const chinese = await createI18n('zh');
const renderInChinese = (node: ReactNode) =>
  render(
    <I18nextProvider i18n={chinese}>
      <div lang="zh-CN">{node}</div>
    </I18nextProvider>,
  );

test('a description of the school is read in its language, and Read more after it in that of the page', () => {
  renderInChinese(<CutText text="Four scored speaking tasks with written feedback." limit={20} about="PTE" />);
  expect(spokenLanguage(screen.getByText(/^Four/))).toBe('en');
  expect(spokenLanguage(screen.getByRole('button'))).toBe('zh');
});

test('so is a description that is not cut', () => {
  renderInChinese(<CutText text="Four scored tasks" limit={20} about="PTE" />);
  expect(spokenLanguage(screen.getByText('Four scored tasks'))).toBe('en');
});

const failure = { kind: 'rejected', messages: ['This class has already started.'], value: null } as const;

test.each([
  <LoadError key="load" title="无法加载" failure={failure} onRetry={() => undefined} />,
  <WriteFailure key="write" failure={failure} refused="无法报名" unknown="" check="" />,
])('so is the reason that the server gives, below a title of the portal', (alert) => {
  renderInChinese(alert);
  expect(spokenLanguage(screen.getByText('This class has already started.'))).toBe('en');
  expect(spokenLanguage(screen.getByText(/^无法/))).toBe('zh');
});

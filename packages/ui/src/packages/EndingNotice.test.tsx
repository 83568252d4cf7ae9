// @vitest-environment jsdom
import { paths } from '@portal/domain/screens';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '../i18n/index.ts';
import { EndingNotice } from './EndingNotice.tsx';

afterEach(cleanup);

const essential = { id: 1201, name: 'PTE Essential', lastDay: '2026-11-28', daysLeft: 7 };
const booster = { id: 1230, name: 'Booster', lastDay: '2026-11-22', daysLeft: 1 };

async function show(...packages: (typeof essential)[]) {
  render(
    <I18nextProvider i18n={await createI18n('en')}>
      <EndingNotice packages={packages} packagesHref={paths.myPackages} onDismiss={() => undefined} />
    </I18nextProvider>,
  );
}

test('days and dates do not break, and a line may end between them', async () => {
  await show(booster, essential);
  const lines = (await screen.findAllByRole('listitem')).map((item) => item.textContent.split(' '));
  expect(lines).toEqual([
    ['Booster:', 'ends\u00A0in\u00A01\u00A0day,', 'Sun\u00A022/11/2026'],
    ['PTE', 'Essential:', 'ends\u00A0in\u00A07\u00A0days,', 'Sat\u00A028/11/2026'],
  ]);
});

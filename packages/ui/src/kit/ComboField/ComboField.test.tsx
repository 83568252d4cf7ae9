// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

test('a field that is focused before its code is there keeps the focus', async () => {
  // Its own module, which knows of no code that has come before.
  vi.resetModules();
  const { ComboField } = await import('./ComboField.tsx');
  render(
    <>
      {['Country of origin', 'Country of residence'].map((label) => (
        <ComboField
          key={label}
          label={label}
          placeholder="Search"
          none="None"
          options={[]}
          value=""
          onValueChange={vi.fn()}
        />
      ))}
    </>,
  );
  screen.getByLabelText('Country of residence').focus();
  expect(screen.queryByRole('combobox')).toBeNull();
  const field = await screen.findByRole('combobox', { name: 'Country of residence' }, { timeout: 60_000 });
  expect(document.activeElement).toBe(field);
});

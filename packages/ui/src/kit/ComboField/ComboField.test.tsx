// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

test('Escape closes the list, and once more does not empty the field', async () => {
  const { default: ComboControl } = await import('./ComboControl.tsx');
  const onValueChange = vi.fn();
  const options = [{ value: '2', label: 'Daniel Okafor' }];
  render(
    <ComboControl
      wiring={{ id: 'teacher', 'aria-describedby': undefined, 'aria-invalid': undefined }}
      placeholder="Search"
      none="None"
      options={options}
      value="2"
      onValueChange={onValueChange}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field.value).toBe('Daniel Okafor');
});

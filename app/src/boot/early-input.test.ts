// @vitest-environment jsdom
import type { Credentials } from '@portal/ui/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let readEarlyInput: () => Credentials;
let restoreEarlyCaret: () => void;

// What was typed is remembered once a visit.
beforeEach(async () => {
  vi.resetModules();
  ({ readEarlyInput, restoreEarlyCaret } = await import('./early-input.ts'));
});
afterEach(() => document.body.replaceChildren());

/** A form in the page: that of the placeholder, or the one that React renders in its place. */
function showForm({ userName = '', password = '' } = {}, rootId = 'root') {
  const root = Object.assign(document.createElement('div'), { id: rootId });
  const [nameField, passwordField] = Object.entries({ userName, password }).map(([name, value]) =>
    Object.assign(document.createElement('input'), { name, value }),
  );
  if (!nameField || !passwordField) throw new Error('no fields');
  root.append(nameField, passwordField);
  document.body.replaceChildren(root);
  return { nameField, passwordField };
}

test('what stands in the fields is taken over until the form is drawn', () => {
  const { nameField } = showForm({ userName: 'me', password: 'secret' });
  expect(readEarlyInput()).toEqual({ userName: 'me', password: 'secret' });
  nameField.value = 'mei';
  expect(readEarlyInput()).toEqual({ userName: 'mei', password: 'secret' });
});

test('without a form in the page nothing was typed', () => {
  showForm({ userName: 'mei' }, 'elsewhere');
  expect(readEarlyInput()).toEqual({ userName: '', password: '' });
});

test.each(['nameField', 'passwordField'] as const)('the caret is put back into %s, where it was', (which) => {
  const before = showForm({ userName: 'mei', password: 'secret' })[which];
  before.focus();
  before.setSelectionRange(2, 2);
  readEarlyInput();
  const after = showForm({ userName: 'mei', password: 'secret' })[which];
  restoreEarlyCaret();
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd]).toEqual([2, 2]);
});

test('the form does not take focus when no field had it', () => {
  showForm({ userName: 'mei' });
  readEarlyInput();
  showForm({ userName: 'mei' });
  restoreEarlyCaret();
  expect(document.activeElement).toBe(document.body);
});

test('a later form of the visit shows nothing of it, and its own caret stays', () => {
  showForm({ userName: 'mei', password: 'secret' }).passwordField.focus();
  readEarlyInput();
  restoreEarlyCaret();
  const { nameField } = showForm({ userName: 'later' });
  nameField.focus();
  expect(readEarlyInput()).toEqual({ userName: '', password: '' });
  restoreEarlyCaret();
  expect(document.activeElement).toBe(nameField);
});

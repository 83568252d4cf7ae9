import { expect, test } from 'vitest';
import { attachmentsReducer, isReading, noAttachments, toOutgoing, type AttachmentsAction } from './attachments.ts';

const after = (...actions: AttachmentsAction[]) => actions.reduce(attachmentsReducer, noAttachments);
const chosen = (...files: [key: number, name: string, size?: number][]): AttachmentsAction => ({
  type: 'chosen',
  files: files.map(([key, name, size = 3]) => ({ key, name, size })),
});

test('good files stay when others are refused, and the next choice forgets what was refused', () => {
  const state = after(chosen([1, 'a.pdf'], [2, 'b.mp3'], [3, 'c.png', 30_000_000]));
  expect(state.files.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(state.refused).toEqual([
    { name: 'b.mp3', problem: 'wrongType' },
    { name: 'c.png', problem: 'tooLarge' },
  ]);
  const next = attachmentsReducer(state, chosen([4, 'd.doc']));
  expect(next.files.map(({ name }) => name)).toEqual(['a.pdf', 'd.doc']);
  expect(next.refused).toEqual([]);
});

test('a file is sent once it was read, and all wait for the last', () => {
  const begun = after(chosen([1, 'a.pdf'], [2, 'a.pdf']), { type: 'progressed', key: 1, percent: 40 });
  expect(begun.files[0]?.state).toEqual({ status: 'reading', percent: 40 });
  const one = attachmentsReducer(begun, { type: 'read', key: 1, base64: 'QUJD' });
  expect(isReading(one)).toBe(true);
  expect(toOutgoing(one)).toEqual([{ name: 'a.pdf', size: 3, base64: 'QUJD' }]);
  expect(isReading(attachmentsReducer(one, { type: 'read', key: 2, base64: 'QUJD' }))).toBe(false);
});

test('a file that cannot be read is named; one that was removed meanwhile is not', () => {
  const state = after(chosen([1, 'a.pdf'], [2, 'b.pdf']), { type: 'removed', key: 2 });
  const failed = [1, 2].reduce((now, key) => attachmentsReducer(now, { type: 'failed', key }), state);
  expect(failed.files).toEqual([]);
  expect(failed.refused).toEqual([{ name: 'a.pdf', problem: 'unreadable' }]);
  expect(attachmentsReducer(failed, { type: 'read', key: 1, base64: '' }).files).toEqual([]);
});

test('of several files that cannot be read each is named', () => {
  const state = after(
    chosen([1, 'a.pdf'], [2, 'b.mp3'], [3, 'c.pdf']),
    { type: 'failed', key: 1 },
    { type: 'failed', key: 3 },
  );
  expect(state.refused).toEqual([
    { name: 'b.mp3', problem: 'wrongType' },
    { name: 'a.pdf', problem: 'unreadable' },
    { name: 'c.pdf', problem: 'unreadable' },
  ]);
});

test('a file of a kept draft is missing until it is chosen again or given up', () => {
  const kept = { ...noAttachments, missing: ['a.pdf', 'b.pdf', 'c.pdf'] };
  const again = attachmentsReducer(kept, chosen([1, 'a.pdf']));
  expect(again.missing).toEqual(['b.pdf', 'c.pdf']);
  expect(attachmentsReducer(again, { type: 'missingDismissed', name: 'b.pdf' }).missing).toEqual(['c.pdf']);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchDownloads } from '../testing/downloads.ts';
import { saveFile } from './save-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a file that was saved can be read until the student has agreed to the download', () => {
  const { saved, restore } = catchDownloads();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const file = new Blob(['outline']);
  saveFile(file, 'Outline.pdf');
  restore();
  expect(saved).toEqual([file]);
  vi.advanceTimersByTime(39_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file-0');
});

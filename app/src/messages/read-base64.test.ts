// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readBase64 } from './read-base64.ts';

const read = (file: File, signal = new AbortController().signal, onProgress = vi.fn()) =>
  readBase64(file, onProgress, signal);

test.each<[what: string, bytes: number[], base64: string]>([
  ['one byte', [0], 'AA=='],
  ['a multiple of three', [65, 66, 67], 'QUJD'],
  ['bytes that are no text', [255, 254, 0, 128], '//4AgA=='],
  ['nothing', [], ''],
])('reads %s', async (_what, bytes, base64) => {
  expect(await read(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))).toBe(base64);
});

test('reads an empty file in browsers whose address of it has no comma', async () => {
  vi.spyOn(FileReader.prototype, 'result', 'get').mockReturnValue('data:');
  expect(await read(new File([], 'a.pdf'))).toBe('');
});

test('reports whole percents, and none of a file without a length', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    for (const [loaded, total] of [
      [0, 0],
      [1, 3],
      [3, 3],
    ] as const) {
      this.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
    }
    this.dispatchEvent(new ProgressEvent('error'));
  });
  const onProgress = vi.fn();
  await expect(read(new File(['abc'], 'a.pdf'), undefined, onProgress)).rejects.toThrow('a file was not read: error');
  expect(onProgress.mock.calls).toEqual([[33], [100]]);
});

test('stops reading when it is given up', async () => {
  const givenUp = new AbortController();
  const abort = vi.spyOn(FileReader.prototype, 'abort');
  const reading = read(new File(['abc'], 'a.pdf'), givenUp.signal);
  givenUp.abort();
  await expect(reading).rejects.toThrow('a file was not read: abort');
  expect(abort).toHaveBeenCalledTimes(1);
});

/**
 * Reads a file as standard base64 without `data:`. Rejects when it cannot be read, or reading was aborted.
 *
 * @param onProgress called with 0 to 100
 */
export function readBase64(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    });
    reader.addEventListener('load', () => {
      const url = reader.result as string;
      // Some browsers read an empty file as `data:` without a comma.
      resolve(url.includes(',') ? url.slice(url.indexOf(',') + 1) : '');
    });
    for (const type of ['error', 'abort'] as const) {
      reader.addEventListener(type, () => reject(reader.error ?? new Error(`a file was not read: ${type}`)));
    }
    reader.readAsDataURL(file);
  });
}

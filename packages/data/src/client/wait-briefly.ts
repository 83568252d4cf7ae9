/** How long a write that is done waits for what it changed, in ms. */
export const BRIEF_WAIT_MS = 5000;

/**
 * Waits for the refetch after a write that is done, but at most five seconds: it must not look as if it were still being
 * sent, and its dialog cannot be closed, while only the refetch hangs. The refetch itself goes on.
 *
 * @param otherwise the result when it takes longer
 */
export async function waitBriefly<T>(refetch: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), BRIEF_WAIT_MS);
  });
  try {
    return await Promise.race([refetch, timeLimit]);
  } finally {
    clearTimeout(timer);
  }
}

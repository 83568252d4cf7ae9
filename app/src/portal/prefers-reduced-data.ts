/** Whether the browser is set to save data: then nothing is prefetched. */
export const prefersReducedData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the student asked the browser to save data: then nothing is fetched before it is needed. */
export const prefersReducedData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

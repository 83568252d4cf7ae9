import { safeHref } from '../fixtures/context.ts';

const frame = (lang: string) => safeHref(`/school/frames/progress.html?uuid=5c1f0de0&lang=${lang}`);

/** Addresses of the stand-in for the school's own progress page, as the portal would open it. */
export const progressFrames = {
  english: frame('en'),
  chinese: frame('zh-CN'),
  /** A page that never has loaded. */
  never: safeHref('/school/frames/never.html'),
};

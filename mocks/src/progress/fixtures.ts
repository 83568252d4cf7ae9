import { safeHref } from '../fixtures/context.ts';

const frame = (lang: string) => safeHref(`/school/frames/progress.html?uuid=5c1f0de0&lang=${lang}`);

/** URLs of the placeholder for the student-progress page, as the portal opens it. */
export const progressFrames = {
  english: frame('en'),
  chinese: frame('zh-CN'),
  /** A page that never finishes loading. */
  never: safeHref('/school/frames/never.html'),
};

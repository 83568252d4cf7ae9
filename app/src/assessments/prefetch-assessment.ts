import { prefetchAssessment } from '@portal/data/assessments';
import { prefetchSilentProgress } from '@portal/data/progress';
import { prefetchById } from '../router/prefetch-by-id.ts';

/**
 * Prefetches the first data of a course's assessments. The progress is shown above them, so it would shift the layout
 * if it came later.
 */
export const prefetchCourseAssessment = prefetchById((context, course) =>
  Promise.all([prefetchAssessment(context, course), prefetchSilentProgress(context, course)]),
);

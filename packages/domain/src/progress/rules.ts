import { failed, loading, ready, withQuery, type Loadable, type SafeHref } from '../shared/index.ts';
import type { ProgressRemark, ProgressContent, StudentProgress, StudentProgressLink } from './model.ts';

/** `src` of the progress frame in a language (contract 4.3); null when the school has none. */
export function progressFrameSrc({ href, uuid }: StudentProgressLink, lang: 'en' | 'zh-CN'): SafeHref | null {
  return href && withQuery(href, { uuid, lang });
}

/** Px that the page adds to the height it reports (000 §2.8). */
const REPORTED_EXTRA = 30;
/**
 * In px, about twenty phone screens: a greater height is a mistake of the page, and would push away what is under the
 * frame.
 */
const MAX_HEIGHT = 16_000;
/** Height in px until the page reports its own (000 §2.8). */
const DEFAULT_HEIGHT = 250;

/**
 * The height of the progress frame in px.
 *
 * @param reported the height in the page's last resize message, null before the first; ignored when it would leave
 *   nothing visible, bounded when it is beyond any page
 */
export function progressFrameHeight(reported: number | null): number {
  return reported !== null && reported > REPORTED_EXTRA
    ? Math.min(reported - REPORTED_EXTRA, MAX_HEIGHT)
    : DEFAULT_HEIGHT;
}

/**
 * Returns what the progress page shows. A running reset replaces the progress. Until it is known whether one is
 * running, no progress is shown, since it may be outdated.
 */
export function progressContent(
  resetting: Loadable<boolean>,
  progress: Loadable<StudentProgress>,
): Loadable<ProgressContent> {
  if (resetting.status === 'ready' && resetting.value) return ready({ kind: 'resetting' });
  if (resetting.status === 'failed') return failed(resetting.failure);
  if (progress.status === 'failed') return failed(progress.failure);
  if (resetting.status === 'loading' || progress.status === 'loading') return loading;
  return ready({ kind: 'known', progress: progress.value });
}

/** The remark shown with the progress; null = none. */
export function progressRemark({ practice, assessments }: StudentProgress): ProgressRemark | null {
  if (practice.completed === 0) return assessments.completed === 0 ? 'nothingYet' : null;
  if (practice.completed >= practice.total) return 'allDone';
  return practice.completed * 2 > practice.total ? 'halfDone' : null;
}

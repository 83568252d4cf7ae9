import { failed, loading, ready, withQuery, type Loadable, type SafeHref } from '../shared/index.ts';
import type { ProgressRemark, ProgressContent, StudentProgress, StudentProgressLink } from './model.ts';

/** The address of the progress frame in a language (contract 4.3); null when the school has none to follow. */
export function progressFrameSrc({ href, uuid }: StudentProgressLink, lang: 'en' | 'zh-CN'): SafeHref | null {
  return href && withQuery(href, { uuid, lang });
}

/** What the page adds to its height and the portal takes off again (000 §2.8). */
const SURPLUS = 30;
/** Until the page has said how high it is (000 §2.8). */
const USUAL_HEIGHT = 250;

/**
 * The height of the progress frame in px.
 *
 * @param said the height in the page's last resize message; null before the first. One that would leave nothing to be
 *   seen counts as none.
 */
export function progressFrameHeight(said: number | null): number {
  return said !== null && said > SURPLUS ? said - SURPLUS : USUAL_HEIGHT;
}

/**
 * What the progress page shows. A reset that is going on replaces the numbers, whatever they are; without knowing of it
 * they are not shown, since they may be about to go.
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

/** The one remark under, or before, the numbers; null = they speak for themselves. */
export function progressRemark({ practice, assessments }: StudentProgress): ProgressRemark | null {
  if (practice.completed === 0) return assessments.completed === 0 ? 'nothingYet' : null;
  if (practice.completed >= practice.total) return 'allDone';
  return practice.completed * 2 > practice.total ? 'halfDone' : null;
}

import { withQuery, type SafeHref } from '../shared/index.ts';
import type { NotificationAlert } from './model.ts';

/**
 * `src` of the notification app's frame (contract 4.3); null when the school has none.
 *
 * @param lang as the notification app expects it
 */
export function notificationFrameSrc(
  { href, userUuid, role }: NotificationAlert,
  lang: 'en' | 'zh-CN',
): SafeHref | null {
  return href && withQuery(href, { userUuid, role, lang });
}

/** Height of what is above and below the frame, in px (001 §2). */
export const AROUND_FRAME = 54 + 67 + 36;
/** Fallback when the window cannot be measured (001 §2). */
const DEFAULT_HEIGHT = 420;

/**
 * The height of the notification app's frame in px: what banner and header leave of the window, or 420 when that is
 * unknown or not positive.
 */
export function notificationFrameHeight(windowHeight: number, bannerHeight: number): number {
  const remaining = windowHeight - bannerHeight - AROUND_FRAME;
  return remaining > 0 && Number.isFinite(remaining) ? remaining : DEFAULT_HEIGHT;
}

import { withQuery, type SafeHref } from '../shared/index.ts';
import type { NotificationAlert } from './model.ts';

/**
 * The address of the notification app's frame (contract 4.3); null when the school has none.
 *
 * @param lang `zh-CN` or `en`, as the app wants it
 */
export function notificationFrameSrc(
  { href, userUuid, role }: NotificationAlert,
  lang: 'en' | 'zh-CN',
): SafeHref | null {
  return href && withQuery(href, { userUuid, role, lang });
}

/** What stands above and below the frame, in px (001 §2). */
const AROUND_FRAME = 54 + 67 + 36;
/** DateTimeWithZone nothing better is known (001 §2). */
const USUAL_HEIGHT = 420;

/**
 * The height of the notification app's frame in px: what the window has left beside banner and header, or 420 when that
 * cannot be measured or there is nothing left.
 */
export function notificationFrameHeight(windowHeight: number, bannerHeight: number): number {
  const room = windowHeight - bannerHeight - AROUND_FRAME;
  return room > 0 && Number.isFinite(room) ? room : USUAL_HEIGHT;
}

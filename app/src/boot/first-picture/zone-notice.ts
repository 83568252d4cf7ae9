import type { ZoneNames } from '../../session/zones-to-show.ts';
import { copyOf, fill, likeThat, type PlaceholderParts } from './parts.ts';

/**
 * Says that the device is in another zone, above the courses. As long as these are skeletons they are drawn anew below it: they
 * say nothing yet that could be lost from sight. What stayed and moved would count as a shift of the layout.
 */
export function showZone(root: ParentNode, placeholder: PlaceholderParts, { device, profile }: ZoneNames): void {
  const notice = copyOf(placeholder, 'zone');
  const below = root.querySelector('main')?.lastElementChild;
  if (!notice || !below || root.querySelector(likeThat(notice))) return;
  fill(notice, [device, profile]);
  if (below.querySelector('article')) below.before(notice);
  else below.replaceWith(notice, below.cloneNode(true));
}

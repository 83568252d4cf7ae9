import type { ZoneNames } from '../../session/zones-to-show.ts';
import { copyOf, fill, selectorOfSameComponent, type PlaceholderParts } from './parts.ts';

/**
 * Shows above the courses that the device is in another zone. As long as these are skeletons, they are replaced by
 * copies below the notice: an element that stayed and moved would count as a layout shift, and skeletons have no
 * content that could move out of sight.
 */
export function showZone(root: ParentNode, placeholder: PlaceholderParts, { device, profile }: ZoneNames): void {
  const notice = copyOf(placeholder, 'zone');
  const below = root.querySelector('main')?.lastElementChild;
  if (!notice || !below || root.querySelector(selectorOfSameComponent(notice))) return;
  fill(notice, [device, profile]);
  if (below.querySelector('article')) below.before(notice);
  else below.replaceWith(notice, below.cloneNode(true));
}

import { DESCRIPTION_LIMIT, type EarlyTile } from '@portal/domain/courses';
import { beforeLastWords, truncate } from '@portal/domain/shared';
import { COURSE_ICON_NAMES, courseIconName } from '@portal/ui/blocks/course-tiles';
import { copyOf, fill, selectorOfSameComponent, type PlaceholderParts } from './parts.ts';

/** The status of the sample tiles, in their order. */
export const SAMPLE_PROGRESS: readonly EarlyTile['progress'][] = ['notStarted', 'inProgress', 'completed'];

/** Returns a copy of the icon at an index of the part `icons`. */
const iconAt = (placeholder: PlaceholderParts, at: number) =>
  placeholder.part('icons')?.children[at]?.firstElementChild?.cloneNode(true) as Element | undefined;

/** Returns a copy of the tile's icon. */
function iconOf(placeholder: PlaceholderParts, tile: EarlyTile): Element | undefined {
  const icon = iconAt(placeholder, COURSE_ICON_NAMES.indexOf(courseIconName(tile)));
  // The last icon of the part is an image.
  const picture = tile.icon.kind === 'image' && iconAt(placeholder, COURSE_ICON_NAMES.length);
  if (!picture || tile.icon.kind !== 'image') return icon;
  // The component falls back to the icon, too.
  if (icon) picture.addEventListener('error', () => picture.replaceWith(icon));
  return fill(picture, [tile.icon.url]);
}

/** The values of a tile that depend on its course and its position. */
interface Place {
  href: string;
  /** The id of the description. */
  id: string;
}

/** Returns the tile of a course as the screen will render it. */
function fillTile(placeholder: PlaceholderParts, sample: Element, tile: EarlyTile, { href, id }: Place): Node {
  const { name, description, progress } = tile;
  const item = fill(sample.children[SAMPLE_PROGRESS.indexOf(progress)]?.cloneNode(true) as Element, [name]);
  item.querySelector('a')?.setAttribute('href', href);
  const icon = iconOf(placeholder, tile);
  if (icon) item.querySelector('[aria-hidden]')?.replaceChildren(icon);
  const text = item.querySelector('p');
  const more = item.querySelector('button');
  if (description === null) text?.remove();
  else if (text) {
    const cut = truncate(description, DESCRIPTION_LIMIT);
    text.id = id;
    more?.setAttribute('aria-controls', id);
    const end = cut.truncated && more?.parentElement;
    if (!end) text.textContent = cut.text;
    else {
      const [before, last] = beforeLastWords(cut.text);
      end.replaceChildren(`${last} `, more);
      text.replaceChildren(before, end);
    }
  }
  return item;
}

/**
 * Shows the first courses in place of their skeletons, or of the courses of the last visit. A course that cannot be
 * opened keeps its skeleton. When none can be opened, nothing changes.
 */
export function showTiles(
  root: ParentNode,
  placeholder: PlaceholderParts,
  tiles: readonly (EarlyTile | null)[],
  hrefOf: (tile: EarlyTile) => string,
): void {
  const samples = copyOf(placeholder, 'tiles');
  // The skeletons are in a grid with the same classes.
  const grid = samples && selectorOfSameComponent(samples);
  const before = grid && root.querySelector(grid);
  const skeleton = grid && placeholder.screen.querySelector(grid)?.firstElementChild;
  if (!before || !skeleton || tiles.every((tile) => tile === null)) return;
  const list = samples.cloneNode(false) as Element;
  tiles.forEach((tile, at) => {
    if (tile) return list.append(fillTile(placeholder, samples, tile, { href: hrefOf(tile), id: `tile-${at}` }));
    const item = document.createElement('li');
    item.ariaHidden = 'true';
    item.append(skeleton.cloneNode(true));
    list.append(item);
  });
  // The skeletons are hidden in a group that announces "Loading".
  const replaced = before.localName === 'ul' ? before : before.closest('[aria-hidden]')?.parentElement;
  if (!before.isEqualNode(list)) replaced?.replaceWith(list);
}

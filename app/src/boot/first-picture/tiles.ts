import { DESCRIPTION_LIMIT, type EarlyTile } from '@portal/domain/courses';
import { beforeLastWords, truncate } from '@portal/domain/shared';
import { COURSE_ICON_NAMES, courseIconName } from '@portal/ui/blocks/course-tiles';
import { copyOf, fill, likeThat, type PlaceholderParts } from './parts.ts';

/** The status of the sample tiles, in their order. */
export const SAMPLE_PROGRESS: readonly EarlyTile['progress'][] = ['notStarted', 'inProgress', 'completed'];

/** The icon at an index of the part. */
const iconAt = (placeholder: PlaceholderParts, at: number) =>
  placeholder.part('icons')?.children[at]?.firstElementChild?.cloneNode(true) as Element | undefined;

/** The tile's icon as it was drawn. */
function iconOf(placeholder: PlaceholderParts, tile: EarlyTile): Element | undefined {
  const icon = iconAt(placeholder, COURSE_ICON_NAMES.indexOf(courseIconName(tile)));
  // The part ends with a picture.
  const picture = tile.icon.kind === 'image' && iconAt(placeholder, COURSE_ICON_NAMES.length);
  if (!picture || tile.icon.kind !== 'image') return icon;
  // As the component does.
  if (icon) picture.addEventListener('error', () => picture.replaceWith(icon));
  return fill(picture, [tile.icon.url]);
}

/** What differs from one visit to the next: which tile it is, and where it leads. */
interface Place {
  href: string;
  /** Of its description. */
  id: string;
}

/** The tile of a course as the screen will draw it. */
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
 * Shows the first courses in place of their skeletons, or of what was shown of them before. A course that cannot be opened
 * keeps its skeleton; without one that can, all stays as it is.
 */
export function showTiles(
  root: ParentNode,
  placeholder: PlaceholderParts,
  tiles: readonly (EarlyTile | null)[],
  hrefOf: (tile: EarlyTile) => string,
): void {
  const samples = copyOf(placeholder, 'tiles');
  // The skeletons stand in a grid of the same look.
  const grid = samples && likeThat(samples);
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
  // The skeletons are in a group that says "Loading".
  const replaced = before.localName === 'ul' ? before : before.closest('[aria-hidden]')?.parentElement;
  if (!before.isEqualNode(list)) replaced?.replaceWith(list);
}

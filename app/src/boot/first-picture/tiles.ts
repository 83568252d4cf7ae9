import { DESCRIPTION_LIMIT, type EarlyTile } from '@portal/domain/courses';
import { beforeLastWord, truncate } from '@portal/domain/shared';
import { COURSE_ICON_NAMES, courseIconName } from '@portal/ui/blocks/course-tiles';
import { copyOf, fill, selectorOfSameComponent, type PlaceholderParts } from './parts.ts';

/**
 * The sample tiles, in their order. The list shows the progress of a course that is in progress, but not of a test; the
 * dashboard, which has only the first three samples, shows neither.
 */
export const SAMPLES = [
  { kind: 'course', progress: 'notStarted' },
  { kind: 'course', progress: 'inProgress' },
  { kind: 'course', progress: 'completed' },
  { kind: 'diagnosticTest', progress: 'inProgress' },
] as const satisfies Pick<EarlyTile, 'kind' | 'progress'>[];

/** Returns the sample for a tile: the one of its kind, or else that of a course. */
function sampleFor(samples: Element, { kind, progress }: EarlyTile): Element | undefined {
  const own = SAMPLES.findIndex((sample) => sample.kind === kind && sample.progress === progress);
  return samples.children[own] ?? samples.children[SAMPLES.findIndex((sample) => sample.progress === progress)];
}

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
function fillTile(placeholder: PlaceholderParts, samples: Element, tile: EarlyTile, { href, id }: Place): Node {
  const { name, description } = tile;
  const item = fill(sampleFor(samples, tile)?.cloneNode(true) as Element, [name]);
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
      const [before, last] = beforeLastWord(cut.text);
      end.replaceChildren(`${last} `, more);
      text.replaceChildren(before, end);
    }
  }
  return item;
}

/**
 * Shows the first courses in place of their skeletons, or of the courses of the last visit. A course that cannot be
 * opened keeps its skeleton. When none can be opened, nothing changes.
 *
 * @param part the samples: those of the dashboard or of the course list
 */
export function showTiles(
  root: ParentNode,
  placeholder: PlaceholderParts,
  tiles: readonly (EarlyTile | null)[],
  hrefOf: (tile: EarlyTile) => string,
  part: 'tiles' | 'listTiles' = 'tiles',
): void {
  const samples = copyOf(placeholder, part);
  if (!samples) return;
  // The skeletons are in a grid with the same classes.
  const grid = selectorOfSameComponent(samples);
  const before = root.querySelector(grid);
  // On the dashboard the skeletons may be replaced already.
  const skeleton = (placeholder.screen.querySelector(grid) ?? before)?.firstElementChild;
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

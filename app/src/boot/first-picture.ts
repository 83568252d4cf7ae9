import { DESCRIPTION_LIMIT, type EarlyTile } from '@portal/domain/courses';
import { truncate } from '@portal/domain/shared';

/*
 * Fills the dashboard's placeholder with what the first responses say, a second before the code is there. The markup is
 * the components' own: the build has drawn the parts that depend on the student with SLOT in place of each text.
 */

/** Stands for a text in prerendered markup: a private character, which no text has. */
export const SLOT = '\uE000';
/** The status of the sample tiles, in their order. */
export const SAMPLE_PROGRESS: readonly EarlyTile['progress'][] = ['notStarted', 'inProgress', 'completed'];

/** What the placeholder is filled from. */
interface PlaceholderParts {
  /** The placeholder as it was drawn, with its skeletons. */
  screen: DocumentFragment;
  /** The heading that greets, one tile of each status, and the note about the last visit. */
  parts: DocumentFragment;
}

/** Replaces the slot in a text. */
function fillText(node: Node | null | undefined, text: string): void {
  if (node) node.textContent = (node.textContent ?? '').replace(SLOT, () => text);
}

/** Greets the student by name, as the screen will. */
function greet(root: ParentNode, { parts }: PlaceholderParts, firstName: string): void {
  const [heading, greeting] = [root.querySelector('h1'), parts.querySelector('h1')];
  if (heading && greeting && firstName) {
    heading.textContent = greeting.textContent;
    fillText(heading, firstName);
  }
}

/** The tile of a course as the screen will draw it, but for its icon. */
function fillTile(sample: Element, { name, description, progress }: EarlyTile, href: string, id: string): Node {
  const item = sample.children[SAMPLE_PROGRESS.indexOf(progress)]?.cloneNode(true) as Element;
  const link = item.querySelector('a');
  fillText(link, name);
  link?.setAttribute('href', href);
  item.querySelector('[aria-hidden] svg')?.remove();
  const text = item.querySelector('p');
  const more = item.querySelector('button');
  if (description === null) text?.remove();
  else if (text) {
    const cut = truncate(description, DESCRIPTION_LIMIT);
    text.id = id;
    more?.setAttribute(
      'aria-label',
      (more.getAttribute('aria-label') ?? '').replace(SLOT, () => name),
    );
    more?.setAttribute('aria-controls', id);
    text.replaceChildren(cut.text, ...(cut.truncated && more ? [' ', more] : []));
  }
  return item;
}

/**
 * Shows the first courses in place of their skeletons, or of what was shown of them before. A course that cannot be opened
 * keeps its skeleton; without one that can, all stays as it is.
 */
function showTiles(
  root: ParentNode,
  { screen, parts }: PlaceholderParts,
  tiles: readonly (EarlyTile | null)[],
  hrefOf: (tile: EarlyTile) => string,
): void {
  const samples = parts.querySelector('ul');
  // The skeletons stand in a grid of the same look.
  const grid = samples && `.${[...samples.classList].join('.')}`;
  const before = grid && root.querySelector(grid);
  const skeleton = grid && screen.querySelector(grid)?.firstElementChild;
  if (!before || !skeleton || tiles.every((tile) => tile === null)) return;
  const list = samples.cloneNode(false) as Element;
  tiles.forEach((tile, at) => {
    if (tile) return list.append(fillTile(samples, tile, hrefOf(tile), `tile-${at}`));
    const item = document.createElement('li');
    item.ariaHidden = 'true';
    item.append(skeleton.cloneNode(true));
    list.append(item);
  });
  // The skeletons are in a group that says "Loading".
  const replaced = before.localName === 'ul' ? before : before.closest('[aria-hidden]')?.parentElement;
  if (!before.isEqualNode(list)) replaced?.replaceWith(list);
}

/** Says that what is shown is of an earlier visit, and how long ago that was. */
function showAge(root: ParentNode, { parts }: PlaceholderParts, ago: string): void {
  const note = parts.querySelector('[role=status]')?.cloneNode(true) as Element | undefined;
  if (!note) return;
  // After its icon.
  fillText(note.querySelector('p')?.lastChild, ago);
  root.querySelector('main')?.parentElement?.append(note);
}

/** The dashboard's placeholder from when it is there until the portal is. What is known before is drawn when it is there. */
export interface FirstPicture {
  begin: (root: Element, parts: PlaceholderParts) => void;
  greet: (firstName: string) => void;
  showTiles: (tiles: readonly (EarlyTile | null)[], hrefOf: (tile: EarlyTile) => string) => void;
  showAge: (ago: string) => void;
  /** The portal draws from now on. */
  end: () => void;
}

export function createFirstPicture(): FirstPicture {
  type Drawing = (root: Element, parts: PlaceholderParts) => void;
  const early: Drawing[] = [];
  let draw = (drawing: Drawing): unknown => early.push(drawing);
  return {
    begin: (root, parts) => {
      draw = (drawing) => drawing(root, parts);
      early.splice(0).forEach(draw);
    },
    greet: (firstName) => draw((root, parts) => greet(root, parts, firstName)),
    showTiles: (tiles, hrefOf) => draw((root, parts) => showTiles(root, parts, tiles, hrefOf)),
    showAge: (ago) => draw((root, parts) => showAge(root, parts, ago)),
    end: () => {
      draw = () => undefined;
    },
  };
}

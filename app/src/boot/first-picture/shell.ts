import type { NavEntry } from '@portal/domain/screens';
import type { SafeHref } from '@portal/domain/shared';
import { BAR_ENTRIES } from '@portal/domain/shell';
import { copyOf, fill, selectorOfSameComponent, type PlaceholderParts } from './parts.ts';

/** The school's name and logo. */
export interface EarlyBrand {
  /** null = the school shows none, so the portal's own name is shown. */
  name: string | null;
  /** null = it has none. */
  logo: SafeHref | null;
}

/** Shows the school's name and logo in place of the portal's own. */
export function showBrand(root: ParentNode, placeholder: PlaceholderParts, { name, logo }: EarlyBrand): void {
  const [own, withLogo] = (['header', 'unreadHeader'] as const).map((name) =>
    placeholder.part(name)?.querySelector('header a[aria-label]'),
  );
  if (!own || !withLogo) return;
  const portal = placeholder.screen.querySelector(selectorOfSameComponent(own))?.getAttribute('aria-label');
  const shownName = name ?? portal ?? '';
  for (const link of root.querySelectorAll(selectorOfSameComponent(own))) {
    const brand = fill((logo ? withLogo : own).cloneNode(true) as Element, [shownName, logo ?? '']);
    const picture = brand.querySelector('img');
    const mark = own.querySelector('svg')?.cloneNode(true);
    // The components fall back to the portal's mark, too.
    if (picture && mark) picture.addEventListener('error', () => picture.replaceWith(mark));
    link.setAttribute('aria-label', shownName);
    replaceNodes([...link.childNodes], [...brand.childNodes]);
  }
}

/** Replaces sibling nodes by others, unless they are equal. */
function replaceNodes(before: readonly ChildNode[], nodes: readonly Node[]): void {
  const [first, ...rest] = before;
  if (before.length === nodes.length && before.every((one, at) => one.isEqualNode(nodes[at] ?? null))) return;
  rest.forEach((one) => one.remove());
  first?.replaceWith(...nodes);
}

/** Returns the two lists of the rail: the entries above "More" and those under it. */
const listsOfRail = (rail: Element) => [...rail.querySelectorAll('ul')].slice(0, 2);
/** Returns the entries of the bar, without "More". */
const entriesOfBar = (bar: Element) => [...bar.querySelectorAll('ul > li')].slice(0, -1);
/** Marks one of the menu's links as that of the current page, and unmarks the one that was rendered as current. */
function markCurrent(links: readonly Element[], current: Element | undefined): void {
  const marked = links.find((link) => link.hasAttribute('aria-current'));
  const other = links.find((link) => link !== marked);
  const strokeOf = (link: Element | undefined) => link?.querySelector('svg')?.getAttribute('stroke-width') ?? '';
  const [bold, plain] = [strokeOf(marked), strokeOf(other)];
  if (marked === current) return;
  marked?.removeAttribute('aria-current');
  marked?.querySelector('svg')?.setAttribute('stroke-width', plain);
  current?.setAttribute('aria-current', 'page');
  current?.querySelector('svg')?.setAttribute('stroke-width', bold);
}

/**
 * Shows the menu in place of its skeletons, or of the menu of the last visit.
 *
 * @param order all entries in their order
 */
export function showMenu(
  root: ParentNode,
  placeholder: PlaceholderParts,
  hidden: Partial<Record<NavEntry, boolean>>,
  order: readonly NavEntry[],
): void {
  const [rail, bar] = root.querySelectorAll('nav');
  const [sampleRail, sampleBar, nextBar] = (['rail', 'bar', 'nextBar'] as const).map((name) =>
    copyOf(placeholder, name),
  );
  if (!rail || !bar || !sampleRail || !sampleBar || !nextBar) return;
  const entries = order.filter((entry) => !hidden[entry]);
  const at = entries.findIndex((entry) => entry === placeholder.current);
  /** Of one item for each entry, returns those that are in the menu, with the page's link marked as current. */
  const visible = (items: readonly Element[]) => {
    const shown = items.filter((_, index) => !hidden[order[index] as NavEntry]);
    const links = shown.flatMap((item) => item.querySelector('a') ?? []);
    markCurrent(links, links[at]);
    return shown;
  };

  const [above, below] = listsOfRail(sampleRail);
  const rows = visible([...(above?.children ?? []), ...(below?.children ?? [])]);
  above?.replaceChildren(...rows.slice(0, BAR_ENTRIES));
  below?.replaceChildren(...rows.slice(BAR_ENTRIES));
  const group = below?.parentElement;
  const [list, more] = [rail.querySelector('ul'), group && rail.querySelector(selectorOfSameComponent(group))];
  if (list && above && group) replaceNodes(more ? [list, more] : [list], [above, group]);

  const tabs = visible([...entriesOfBar(sampleBar), ...entriesOfBar(nextBar)]).slice(0, BAR_ENTRIES);
  const before = entriesOfBar(bar);
  if (tabs.length === before.length) replaceNodes(before, tabs);
  bar.querySelector('ul > li:last-child > button')?.setAttribute('aria-current', `${at >= BAR_ENTRIES}`);
}

/** The tools of the header, besides the choice of language. */
export interface EarlyTools {
  bell: boolean;
  /** null = none. */
  messages: { unread: boolean } | null;
}

/** Shows bell and messages in the header, in place of those that it had. */
export function showTools(root: ParentNode, placeholder: PlaceholderParts, { bell, messages }: EarlyTools): void {
  const [[bellLink, readLink] = [], [, unreadLink] = []] = (['header', 'unreadHeader'] as const).map((name) => [
    ...(copyOf(placeholder, name)?.querySelectorAll(':scope > :last-child > a') ?? []),
  ]);
  const messagesLink = messages?.unread ? unreadLink : readLink;
  const shown = [...(bell && bellLink ? [bellLink] : []), ...(messages && messagesLink ? [messagesLink] : [])];
  const row = placeholder.part('header')?.querySelector('header > :last-child');
  const header = row && root.querySelector(selectorOfSameComponent(row));
  const before = [...(header?.querySelectorAll(':scope > a') ?? [])];
  if (before.length > 0) replaceNodes(before, shown);
  else header?.append(...shown);
}

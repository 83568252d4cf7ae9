import type { ListPosition, ListPositions } from '@portal/ui/blocks/infinite-list';

const remembered = new Map<string, ListPosition>();

/**
 * Returns the positions at which the lists of a screen were left, kept until the page reloads.
 *
 * @param screen the screen and its student: the ids of lists are unique only within it
 */
export function listPositions(screen: string): ListPositions {
  return {
    get: (id) => remembered.get(`${screen} ${id}`),
    set: (id, position) => remembered.set(`${screen} ${id}`, position),
  };
}

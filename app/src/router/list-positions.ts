import type { ListPosition, ListPositions } from '@portal/ui/blocks/infinite-list';

const remembered = new Map<string, ListPosition>();

/**
 * Where the lists of a screen were left, for as long as the page is there.
 * @param screen and whose it is: the lists' own ids are known within it only
 */
export function listPositions(screen: string): ListPositions {
  return {
    get: (id) => remembered.get(`${screen} ${id}`),
    set: (id, position) => remembered.set(`${screen} ${id}`, position),
  };
}

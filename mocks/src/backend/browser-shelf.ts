import type { Shelf } from './kept-school.ts';

const STORE = 'schools';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

/** A shelf in IndexedDB, with a lock that all tabs share. Rejects where the browser has none, as in some private windows. */
export async function openShelf(name: string): Promise<Shelf> {
  const opening = indexedDB.open('portal-demo');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  const stored = () => database.transaction(STORE).objectStore(STORE);
  const read = <T>(key: string) => settled(stored().get(`${name}:${key}`) as IDBRequest<T | undefined>);
  return {
    alone: (work) => navigator.locks.request(`portal-demo:${name}`, work),
    version: () => read('version'),
    read: () => read('school'),
    write: (version, kept) =>
      new Promise((resolve, reject) => {
        const writing = database.transaction(STORE, 'readwrite');
        writing.objectStore(STORE).put(version, `${name}:version`);
        writing.objectStore(STORE).put(kept, `${name}:school`);
        writing.addEventListener('complete', () => resolve());
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('IndexedDB')));
      }),
  };
}

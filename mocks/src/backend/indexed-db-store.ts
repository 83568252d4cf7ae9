import type { StateStore } from './persist-mock-backend.ts';

const OBJECT_STORE = 'states';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

/** A store in IndexedDB, with a lock that all tabs share. Rejects where the browser has none, as in some private windows. */
export async function openIndexedDbStore(name: string): Promise<StateStore> {
  const opening = indexedDB.open('portal-demo-state');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(OBJECT_STORE));
  const database = await settled(opening);
  const stored = () => database.transaction(OBJECT_STORE).objectStore(OBJECT_STORE);
  const read = <T>(key: string) => settled(stored().get(`${name}:${key}`) as IDBRequest<T | undefined>);
  return {
    withLock: (work) => navigator.locks.request(`portal-demo:${name}`, work),
    version: () => read('version'),
    read: () => read('state'),
    write: (version, persisted) =>
      new Promise((resolve, reject) => {
        const writing = database.transaction(OBJECT_STORE, 'readwrite');
        writing.objectStore(OBJECT_STORE).put(version, `${name}:version`);
        writing.objectStore(OBJECT_STORE).put(persisted, `${name}:state`);
        writing.addEventListener('complete', () => resolve());
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('IndexedDB')));
      }),
  };
}

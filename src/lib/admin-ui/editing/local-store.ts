const NAME = 'sitewright';
const STORE = 'journals';

let opening: Promise<IDBDatabase> | undefined;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s store failed.')),
    );
  });

function open(): Promise<IDBDatabase> {
  opening ??= (async () => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    return done(request);
  })();
  return opening;
}

const store = async (mode: IDBTransactionMode) => (await open()).transaction(STORE, mode).objectStore(STORE);

/** Values by name in the browser's own database, which survives tabs and crashes. Any call may fail: private windows have none. */
export const localStore = {
  get: async (key: string): Promise<unknown> =>
    done((await store('readonly')).get(key) as IDBRequest<unknown>),
  put: async (key: string, value: unknown): Promise<void> =>
    void (await done((await store('readwrite')).put(value, key))),
  remove: async (key: string): Promise<void> => {
    await done((await store('readwrite')).delete(key));
  },
  /** Every value whose name starts with the prefix. */
  getAll: async (prefix: string): Promise<unknown[]> =>
    done(
      (await store('readonly')).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)) as IDBRequest<unknown[]>,
    ),
};

import { LRUCache } from 'lru-cache';

/** At most so many entries. With `max` the library would take the room for all of them at once; this grows as they come. */
export const growingCache = <Key extends {}, Value extends {}>(most: number): LRUCache<Key, Value> =>
  new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 });

import { createHash } from 'node:crypto';

export type Referred = 'product' | 'collection' | 'service' | 'track';

/** A record created from the content: its kind, its label (a track's title) and its id. */
export type Made = readonly [kind: Referred, label: string, id: string];

/** A placeholder in a page for the id of a record of the same content. */
export function referTo(kind: Referred, label: string): string {
  const digest = createHash('sha256').update(`${kind} ${label}`).digest('hex');
  return `5ee0d000-0000-7000-8000-${digest.slice(0, 12)}`;
}

/** Pages or entries with the ids of created records. @throws if they refer to one that doesn't exist */
export function withReferences<T>(content: readonly T[], made: readonly Made[]): T[] {
  let text = JSON.stringify(content);
  for (const [kind, label, id] of made) text = text.replaceAll(referTo(kind, label), id);
  if (text.includes('5ee0d000-0000-7000-8000-'))
    throw new Error('A page speaks of something that is not there.');
  return JSON.parse(text) as T[];
}

import { createHash } from 'node:crypto';
import type { NewPage } from '../../features/pages/server/index.ts';

export type Referred = 'product' | 'collection' | 'service' | 'track';

/** What was made of the content: its kind, its label (a track's title) and its id. */
export type Made = readonly [kind: Referred, label: string, id: string];

/** An id that stands in a page for something of the same content until that has its own id. */
export function referTo(kind: Referred, label: string): string {
  const digest = createHash('sha256').update(`${kind} ${label}`).digest('hex');
  return `5ee0d000-0000-7000-8000-${digest.slice(0, 12)}`;
}

/** The pages with the ids of what was made. @throws where they speak of something that was not */
export function withReferences(pages: readonly NewPage[], made: readonly Made[]): NewPage[] {
  let text = JSON.stringify(pages);
  for (const [kind, label, id] of made) text = text.replaceAll(referTo(kind, label), id);
  if (text.includes('5ee0d000-0000-7000-8000-'))
    throw new Error('A page speaks of something that is not there.');
  return JSON.parse(text) as NewPage[];
}

/**
 * The beginning of a text, cut between words, with “…” where something is missing. A word that is longer than the limit is cut between
 * letters. Scripts without spaces, such as Japanese and Thai, are cut between words too.
 * @param most length of the result, with the “…”
 */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - 1;
  // Segments depend on what follows, so a little more than fits is read.
  const read = text.slice(0, most + 100);
  const end = lastBoundary('word', read, room) || lastBoundary('grapheme', read, room);
  return `${read.slice(0, end).replace(/[\s\p{Ps}\p{Pi},;:–—-]+$/u, '')}…`;
}

// Making one takes as long as using it a hundred times.
const segmenters: Partial<Record<'word' | 'grapheme', Intl.Segmenter>> = {};

/** The last place up to `room` between two words or letters of a text that is longer. */
function lastBoundary(granularity: 'word' | 'grapheme', text: string, room: number): number {
  const segmenter = (segmenters[granularity] ??= new Intl.Segmenter('en', { granularity }));
  return segmenter.segment(text).containing(room)?.index ?? 0;
}

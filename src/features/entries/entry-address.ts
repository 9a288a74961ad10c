/** An entry’s path from the site’s root. */
export const entryPath = (type: string, slug: string): string => `/${type}/${slug}`;

export type TermPath = 'category' | 'tag' | 'author';
export const termPath = (type: string, kind: TermPath, slug: string): string => `/${type}/${kind}/${slug}`;

/** Words read in a minute. */
const PACE = 220;
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / PACE));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface KeptVersion {
  version: number;
  savedAt: Date;
  /** The draft, or a version that is published, scheduled or named. */
  inUse: boolean;
}

/** The spacing of versions by age; all of the last minute are kept, so that a restore can be undone. */
function spacing(age: number): number | null {
  if (age < MINUTE) return null;
  if (age < HOUR) return MINUTE;
  return age < DAY ? HOUR : DAY;
}

/**
 * Which versions of a page to delete: of the last hour one per minute is kept, of the last day one per hour, of the time
 * before one per day, always the last one saved in it.
 */
export function versionsToDrop(versions: readonly KeptVersion[], now: Date): number[] {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  const seen = new Set<string>();
  return newestFirst
    .filter(({ savedAt, inUse }) => {
      const width = spacing(now.getTime() - savedAt.getTime());
      if (width === null) return false;
      const span = `${width} ${Math.floor(savedAt.getTime() / width)}`;
      const first = !seen.has(span);
      seen.add(span);
      return !first && !inUse;
    })
    .map(({ version }) => version);
}

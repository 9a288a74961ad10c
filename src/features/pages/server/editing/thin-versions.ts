const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface KeptVersion {
  version: number;
  savedAt: Date;
  /** The draft, what visitors see, what waits for its time, or what its owner named. */
  inUse: boolean;
}

/** How wide apart versions stand at an age; those of the last minute all stay, so that a restore can be taken back. */
function spacing(age: number): number | null {
  if (age < MINUTE) return null;
  if (age < HOUR) return MINUTE;
  return age < DAY ? HOUR : DAY;
}

/**
 * Which versions of a page to give up: of the last hour one a minute stays, of the last day one an hour, of the time
 * before one a day, each time the last one saved in it.
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

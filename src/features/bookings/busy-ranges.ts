/** Half-open, in milliseconds since 1970, including the buffers of bookings. */
export interface Range {
  start: number;
  end: number;
}

/** Busy ranges by resource: in order, without overlaps, as the database guarantees for bookings. */
export type BusyRanges = ReadonlyMap<string, readonly Range[]>;

/** Sorts ranges and joins those that touch or overlap (blocked time may overlap bookings). */
export function busyRanges(rows: Iterable<Range & { resource: string }>): BusyRanges {
  const byResource = Map.groupBy(rows, ({ resource }) => resource);
  const joined = new Map<string, Range[]>();
  for (const [resource, ranges] of byResource) {
    const list: Range[] = [];
    for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
      const last = list.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else list.push({ start, end });
    }
    joined.set(resource, list);
  }
  return joined;
}

export function isFree(ranges: readonly Range[] | undefined, { start, end }: Range): boolean {
  if (!ranges) return true;
  // Only the first range that ends after `start` can begin before `end`.
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const next = ranges[low];
  return !next || next.start >= end;
}

/** The first of `choices` that is free for the whole range, or `null`. */
export const freeOne = (busy: BusyRanges, choices: readonly string[], range: Range): string | null =>
  choices.find((id) => isFree(busy.get(id), range)) ?? null;

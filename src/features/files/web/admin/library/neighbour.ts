export type Way = 'before' | 'after' | 'above' | 'below' | 'first' | 'last';

/** The visually adjacent file: the length of grid rows depends on the window. */
export function besideOf(list: HTMLElement | null, id: string, way: Way): string | null {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
  const at = items.findIndex((item) => item.dataset['file'] === id);
  const from = items[at];
  if (!from) return null;
  const nearest = (candidates: readonly HTMLElement[]) => {
    const row = candidates[0]?.offsetTop;
    return candidates
      .filter(({ offsetTop }) => offsetTop === row)
      .toSorted(
        (a, b) => Math.abs(a.offsetLeft - from.offsetLeft) - Math.abs(b.offsetLeft - from.offsetLeft),
      )[0];
  };
  const found = {
    before: () => items[at - 1],
    after: () => items[at + 1],
    above: () =>
      nearest(
        items
          .slice(0, at)
          .filter(({ offsetTop }) => offsetTop < from.offsetTop)
          .toReversed(),
      ),
    below: () => nearest(items.slice(at + 1).filter(({ offsetTop }) => offsetTop > from.offsetTop)),
    first: () => items[0],
    last: () => items.at(-1),
  }[way]();
  return found?.dataset['file'] ?? null;
}

import type { Page } from 'playwright-core';

/** Figures of one visit: milliseconds, milliseconds, and the score defined by web.dev/articles/cls. */
export interface Vitals {
  lcp: number;
  inp: number;
  cls: number;
  /** The element that each figure was measured at. */
  at: Record<'lcp' | 'inp' | 'cls', string>;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null }[];
}
type Reader = typeof globalThis & { readVitals: () => Vitals & { interactions: number } };

/** Runs in the page before its own script. */
function observe(): void {
  if (window !== window.top) return;
  const nameOf = (node?: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const label = element?.getAttribute('aria-label') ?? element?.getAttribute('alt');
    const text = label ?? element?.textContent ?? '';
    return element ? `<${element.localName}> ${text.trim().slice(0, 40)}`.trim() : 'removed element';
  };
  const vitals: Vitals = { lcp: 0, inp: 0, cls: 0, at: { lcp: '', inp: '', cls: '' } };
  const session = { sum: 0, start: 0, last: 0 };
  const keep = (kind: keyof Vitals['at'], value: number, at: string) => {
    vitals[kind] = value;
    vitals.at[kind] = at;
  };
  const readers = {
    'largest-contentful-paint': (entry: LargestContentfulPaint) =>
      keep('lcp', entry.startTime, nameOf(entry.element)),
    'layout-shift': ({ value, startTime, hadRecentInput, sources }: Shift) => {
      if (hadRecentInput) return;
      // Shifts less than a second apart belong together, for at most five seconds.
      if (startTime - session.last > 1000 || startTime - session.start > 5000)
        Object.assign(session, { sum: 0, start: startTime });
      session.sum += value;
      session.last = startTime;
      if (session.sum > vitals.cls) keep('cls', session.sum, nameOf(sources?.[0]?.node));
    },
    event: ({ interactionId, duration, name, target }: PerformanceEventTiming) => {
      if (interactionId && duration > vitals.inp) keep('inp', duration, `${name} ${nameOf(target)}`);
    },
  };
  const observers = Object.entries(readers).map(([type, read]) => {
    const take = (entries: PerformanceEntryList) => entries.forEach((entry) => read(entry as never));
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    return () => take(observer.takeRecords());
  });
  (globalThis as Reader).readVitals = () => {
    for (const flush of observers) flush();
    return { ...vitals, interactions: (performance as { interactionCount?: number }).interactionCount ?? 0 };
  };
}

export const observeVitals = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** With fewer than fifty interactions, the slowest one counts. The browser reports none below 16 ms. */
export async function readVitals(page: Page): Promise<Vitals> {
  const found = await page.evaluate(
    () =>
      new Promise<Vitals & { interactions: number }>((resolve) => {
        // The browser reports an interaction after the frame that shows it.
        setTimeout(() => resolve((globalThis as Reader).readVitals()), 300);
      }),
  );
  if (found.interactions === 0) throw new Error(`${page.url()} was left before anybody used it.`);
  if (found.lcp === 0) throw new Error(`${page.url()} painted nothing.`);
  return { ...found, inp: Math.max(16, found.inp) };
}

import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

export type Device = 'phone' | 'tablet' | 'desk';

export interface Agent {
  bot: boolean;
  device: Device;
  /** Its family, without version. */
  browser: string;
}

/** First match counts: most call themselves by their forebears' names too. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera|OPiOS/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Vivaldi', /Vivaldi\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['DuckDuckGo', /(DuckDuckGo|Ddg)\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\/|AppleWebKit\//],
];

const tablet = /iPad|Tablet|PlayBook|Kindle|Silk|Android(?!.*Mobile)/;
const phone = /Mobi|iPhone|iPod|Android/;

// Few different ones come, and telling programs from people costs some.
const read = new LRUCache<string, Agent>({ max: 5_000 });

/** What a browser's header says of it. Anyone who does not say is no visitor. */
export function agentOf(header: string): Agent {
  const kept = read.get(header);
  if (kept) return kept;
  const agent: Agent = {
    bot: header.length < 12 || isbot(header),
    device: tablet.test(header) ? 'tablet' : phone.test(header) ? 'phone' : 'desk',
    browser: families.find(([, mark]) => mark.test(header))?.[0] ?? 'Other',
  };
  read.set(header, agent);
  return agent;
}

import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

export type Device = 'phone' | 'tablet' | 'desk';

export interface Agent {
  bot: boolean;
  device: Device;
  /** The browser family, without version. */
  browser: string;
}

/** The first match counts: most browsers also contain the names of older ones. */
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

// Few different values occur, and detecting bots is expensive.
const read = new LRUCache<string, Agent>({ max: 5_000 });

/** Parses a `User-Agent`. A client without one is no visitor. */
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

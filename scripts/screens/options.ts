import { parseArgs } from 'node:util';

export type Person = 'visitor' | 'customer' | 'owner';

/** One entry of `src/app/screens.ts`. */
export interface Screen {
  name: string;
  /** Path on the demo site, or an absolute address with `{port}` for another host. */
  path: string;
  as: readonly Person[];
}

export interface Options {
  /** Address of a running server; without it, one is started with an empty data folder. */
  url?: string;
  email?: string;
  password?: string;
  /** Part of a screen's name or path. */
  only?: string;
  /** Of the demo site and of the browser. */
  locale: string;
  widths: number[];
  dark: boolean;
  /** Whether a stranger’s journeys on the demo and the starters are shown, instead of screens. */
  journeys: boolean;
  /** On a line of 400 ms and 400 kbit/s; only journeys. */
  slow: boolean;
}

export const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      only: { type: 'string' },
      locale: { type: 'string', default: 'en-GB' },
      width: { type: 'string', multiple: true },
      dark: { type: 'boolean', default: false },
      journeys: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
    },
  });
  const { journeys, slow } = values;
  const widths = (values.width ?? (journeys ? [390, 1440] : Object.keys(heights))).map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000)) {
    throw new Error('--width takes a number of pixels between 200 and 4000.');
  }
  const { url, email, password, only, locale, dark } = values;
  if (url && locale !== 'en-GB') throw new Error('--locale changes the demo site of a server that this command starts.');
  return { ...(url && { url }), ...(email && { email }), ...(password && { password }), ...(only && { only }), locale, widths, dark, journeys, slow };
}

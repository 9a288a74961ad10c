import type { Language } from '../../lib/messages/languages.ts';
import { directionOf } from '../../lib/values/direction.ts';
import { publicPolicy } from './security-headers.ts';

const style = `:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}body{margin:0;min-height:100svh;display:grid;place-items:center}main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.15;text-wrap:balance;margin:0 0 1rem}p{margin:0 0 1rem}a{color:LinkText}`;

export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': publicPolicy(style),
};

/** A page without site, script and database. `title` and `body` are HTML. */
export const plainPage = (title: string, body: string, language: Language = 'en'): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head><body><main>${body}</main></body></html>`;

import { fileTypes } from '../file-types.ts';

const CLOSED = "sandbox; default-src 'none'";
/** Drawings bring their own styles; nothing in one may run or fetch. */
const DRAWING = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
/** In a sandbox browsers show no PDF. Their viewers keep its scripts away from the page's origin. */
const VIEWER =
  "default-src 'none'; object-src 'self'; plugin-types application/pdf; style-src 'unsafe-inline'";

const policies: Record<string, string> = { 'image/svg+xml': DRAWING, 'application/pdf': VIEWER };

const quoted = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** By RFC 6266: a plain name for old programs, the true one for all others. */
export const disposition = (how: 'inline' | 'attachment', name: string): string =>
  `${how}; filename="${quoted(name)}"; filename*=UTF-8''${encoded(name)}`;

/** Headers of a file's bytes, whatever part of them is sent. */
export function fileHeaders(type: string, name: string): Record<string, string> {
  const inline = fileTypes[type]?.inline ?? false;
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': disposition(inline ? 'inline' : 'attachment', name),
    'content-security-policy': policies[type] ?? CLOSED,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  };
}

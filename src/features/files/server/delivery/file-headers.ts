import { closedPolicy, drawingPolicy, viewerPolicy } from '../../../../lib/http/replies/closed-policy.ts';
import { fileTypes } from '../../file-types.ts';

const policies: Record<string, string> = { 'image/svg+xml': drawingPolicy, 'application/pdf': viewerPolicy };

const quoted = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** As in RFC 6266: an ASCII name for old programs, the real one for all others. */
export const disposition = (how: 'inline' | 'attachment', name: string): string =>
  `${how}; filename="${quoted(name)}"; filename*=UTF-8''${encoded(name)}`;

/** Headers of a file's bytes, for any part of them. */
export function fileHeaders(type: string, name: string): Record<string, string> {
  const inline = fileTypes[type]?.inline ?? false;
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': disposition(inline ? 'inline' : 'attachment', name),
    'content-security-policy': policies[type] ?? closedPolicy,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  };
}

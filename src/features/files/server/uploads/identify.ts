import { open } from 'node:fs/promises';
import { invalid, type Refusal } from '../../../../lib/errors.ts';
import { endingOf } from '../../file-names.ts';
import { fileTypes, isRaster, typeOfEnding } from '../../file-types.ts';
import { nounOf, say } from '../say.ts';

const HEAD = 64 * 1024;
const MOST_SVG = 5 * 1024 * 1024;

/** Aliases of media types. */
const aliases: Record<string, string> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-flac': 'audio/flac',
};
const oldOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

const refuse = (name: string, reason: string): Refusal => {
  const shown = name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 80);
  return invalid(say().notUploaded({ name: shown, reason }));
};

/**
 * Detects the media type from the bytes. The name only decides among types that look the same, and must not claim
 * another type.
 * @throws `400` for types that the library does not accept, and for content that is two types at once
 */
export async function identify(path: string, name: string, size: number): Promise<string> {
  if (size === 0) throw refuse(name, say().empty);
  const { head, tail } = await ends(path, size);
  const type = (await typeFromSignature(path, name)) ?? typeOfText(head, name);
  const known = type === undefined ? undefined : fileTypes[type];
  if (type === undefined || !known) throw refuse(name, say().typeNotSupported);
  if (type === 'image/svg+xml' && size > MOST_SVG) throw refuse(name, say().svgTooLarge);
  const promised = typeOfEnding(endingOf(name));
  if (promised && !agrees(promised, type))
    throw refuse(name, say().nameDisagrees({ named: nounOf(promised), found: nounOf(type) }));
  if (isTwoThings(type, head, tail)) throw refuse(name, say().twoThings);
  return type;
}

async function ends(path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r');
  try {
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(HEAD, size)), { position: from });
      return buffer.subarray(0, bytesRead);
    };
    return { head: await read(0), tail: await read(Math.max(0, size - HEAD)) };
  } finally {
    await file.close();
  }
}

async function typeFromSignature(path: string, name: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found) return undefined;
  const { mime } = found;
  if (mime === 'application/x-cfb') return oldOffice[endingOf(name)] ?? mime;
  // Audio alone in a video container is only recognised by its name.
  if (mime === 'video/mp4' && endingOf(name) === 'm4a') return 'audio/mp4';
  // Text that happens to start with a signature; the checks below decide.
  if (mime === 'application/xml') return undefined;
  return aliases[mime] ?? mime;
}

const markup =
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<(!doctype|html|head|body|script|iframe|style|meta|link|title|img|a|div|p|\?)\b/i;
const drawing =
  /^\s*(<\?xml[^>]*\?>\s*)?((<!--[\s\S]*?-->|<!doctype\s+svg[^>[]*(\[[^\]]*\])?[^>]*>)\s*)*<(svg:)?svg[\s>]/i;

/** A cue of SubRip: its number, then its times. */
const subrip = /^\s*\d{1,9}[ \t]*\r?\n\d{1,3}:\d\d:\d\d[,.]\d{1,3}[ \t]*-->/;

function typeOfLines(text: string, ending: string): string {
  if (ending === 'csv') return 'text/csv';
  if (ending === 'vtt' && /^WEBVTT(?:\s|$)/.test(text)) return 'text/vtt';
  return ending === 'srt' && subrip.test(text) ? 'application/x-subrip' : 'text/plain';
}

function typeOfText(head: Buffer, name: string): string | undefined {
  // Text contains no control characters except those for layout.
  // eslint-disable-next-line no-control-regex
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(head.toString('latin1'))) return undefined;
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (drawing.test(text)) return 'image/svg+xml';
  if (/^\s*<\?(xml|php)/i.test(text) || markup.test(text)) return undefined;
  return typeOfLines(text, endingOf(name));
}

/** An image may have the extension of another image format; drawings and bitmaps may not be mixed up. */
function agrees(promised: string, type: string): boolean {
  if (promised === type) return true;
  const [one, other] = [fileTypes[promised], fileTypes[type]];
  if (isRaster(promised)) return isRaster(type);
  if (promised === 'image/svg+xml' || type === 'image/svg+xml') return false;
  const film = ['audio', 'video'];
  return one?.kind === other?.kind || (film.includes(one?.kind ?? '') && film.includes(other?.kind ?? ''));
}

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
const END_LENGTH = 22;

function isTwoThings(type: string, head: Buffer, tail: Buffer): boolean {
  const packed = type.includes('zip') || type.includes('officedocument') || type.includes('opendocument');
  if (!packed && endsAsArchive(tail)) return true;
  if (type !== 'application/pdf' && !type.startsWith('text/') && head.subarray(0, 1024).includes('%PDF-'))
    return true;
  if (!isRaster(type)) return false;
  const pages = /<(!doctype\s+html|html|script|iframe|svg)[\s>]/i;
  return pages.test(head.toString('latin1')) || pages.test(tail.toString('latin1'));
}

/** The end of a ZIP archive states the length of its comment, which must reach to the very end. */
function endsAsArchive(tail: Buffer): boolean {
  for (
    let at = tail.lastIndexOf(END_OF_ARCHIVE);
    at >= 0;
    at = at > 0 ? tail.lastIndexOf(END_OF_ARCHIVE, at - 1) : -1
  )
    if (at + END_LENGTH <= tail.length && at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length)
      return true;
  return false;
}

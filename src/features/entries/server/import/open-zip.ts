import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { invalid, Refusal, tooLarge } from '../../../../lib/errors.ts';
import { MOST_MARKDOWN } from '../../import-limits.ts';
import { staffWords } from '../staff-words.ts';

export interface MarkdownFile {
  /** With its folders; never used as a path. */
  name: string;
  text: string;
  /** Why it can't be read. */
  problem?: string;
}

/** Only tests pass others, so that their archives stay small. */
export const zipLimits = {
  /** As sent. */
  bytes: 50 * 1024 * 1024,
  /** Files and folders in it. */
  entries: 20_000,
  /** Unpacked. */
  text: 200 * 1024 * 1024,
} as const;
type Limits = Readonly<Record<keyof typeof zipLimits, number>>;

const isMarkdown = (name: string): boolean =>
  /\.(md|markdown|mdown|mkd)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

const damaged = () => invalid(staffWords().unreadableZip);

async function whole(bytes: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytes as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw tooLarge(staffWords().largeFile({ most: most / 1024 / 1024 }));
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The Markdown files of an archive, one in memory at a time. @throws 400, 413 */
export async function* zippedFiles(
  bytes: Readable,
  limits: Limits = zipLimits,
): AsyncGenerator<MarkdownFile> {
  const archive = await whole(bytes, limits.bytes);
  const zip = await fromBufferPromise(archive, {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(() => {
    throw damaged();
  });
  if (zip.entryCount > limits.entries) throw tooLarge(staffWords().zipHasTooManyFiles);
  let unpacked = 0;
  let found = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (!isMarkdown(entry.fileName)) continue;
      found += 1;
      const file = await readEntry(zip, entry);
      unpacked += file.text.length;
      if (unpacked > limits.text) throw tooLarge(staffWords().zipIsTooLarge);
      yield file;
    }
  } catch (error) {
    // Paths out of the archive, wrong sizes, broken data.
    throw error instanceof Refusal ? error : damaged();
  } finally {
    zip.close();
  }
  if (found === 0) throw invalid(staffWords().zipHasNoMarkdown);
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<MarkdownFile> {
  const name = entry.fileName;
  const skipped = (problem: string): MarkdownFile => ({ name, text: '', problem });
  if (entry.isEncrypted()) return skipped(staffWords().passwordProtected);
  if (entry.uncompressedSize > MOST_MARKDOWN * 4) return skipped(staffWords().longFile);
  const parts: Buffer[] = [];
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    parts.push(part);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    return text.length > MOST_MARKDOWN ? skipped(staffWords().longFile) : { name, text };
  } catch (error) {
    if (error instanceof TypeError) return skipped(staffWords().notUtf8);
    throw error;
  }
}

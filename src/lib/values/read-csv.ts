import type { Readable } from 'node:stream';
import { invalid, tooLarge } from '../errors.ts';
import { meantCell } from './csv-cell.ts';

const MOST_BYTES = 200 * 1024 * 1024;
const MOST_BYTES_OF_ROW = 2 * 1024 * 1024;

/** A row of a table, with its line in the file. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The usual separator that occurs most in the first line. */
function delimiterIn(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

async function* decoded(bytes: Readable, most: number): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let size = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most)
        throw tooLarge(`This file is larger than ${most / 1024 / 1024} MB. Split it into several files.`);
      decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8', {
        fatal: true,
      });
      yield decoder.decode(chunk, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw invalid('This file isn’t a valid CSV. Save it as “CSV UTF-8” and try again.');
    throw error;
  }
}

/**
 * The rows of a table as they arrive, one in memory at a time.
 * @param most bytes
 * @throws 400 with the line that cannot be parsed
 */
export async function* readCsv(bytes: Readable, most = MOST_BYTES): AsyncGenerator<CsvRecord> {
  const text = decoded(bytes, most);
  const first = await text.next();
  if (first.done) return;
  const { CsvError, parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    delimiter: delimiterIn(first.value),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_BYTES_OF_ROW,
    info: true,
  });
  const feed = async () => {
    try {
      parser.write(first.value);
      for await (const piece of text)
        if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve));
      parser.end();
    } catch (error) {
      parser.destroy(error as Error);
    }
  };
  const feeding = feed();
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      yield { line, cells: record.map(meantCell) };
      line = info.lines + 1;
    }
    await feeding;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid(`The CSV can’t be read from line ${line}. Check for a missing closing quote.`);
  } finally {
    parser.destroy();
  }
}

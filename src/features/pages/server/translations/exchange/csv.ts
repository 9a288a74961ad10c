import { Readable } from 'node:stream';
import { invalid } from '../../../../../lib/errors.ts';
import { csvTable } from '../../../../../lib/values/csv.ts';
import { readCsv } from '../../../../../lib/values/read-csv.ts';
import type { ExchangedText, WrittenText } from './exchanged.ts';
import { staffWords } from '../../staff-words.ts';

const columns = ['Item', 'Text', 'Original', 'Translation', 'Status', 'Subject', 'Key'] as const;
/** The status of a text that nobody has checked; without it, the text counts as checked. */
const UNCHECKED = 'Machine translation';

export async function* translationsCsv(
  subjects: AsyncIterable<readonly WrittenText[]>,
): AsyncGenerator<string> {
  async function* rows() {
    for await (const texts of subjects)
      yield texts.map(({ item, label, source, target, machine, subject, key }) => [
        item,
        label,
        source,
        target,
        machine ? UNCHECKED : '',
        subject,
        key,
      ]);
  }
  yield* csvTable(columns, rows());
}

/** @throws 400 for a file without the columns that are needed */
export async function readTranslationsCsv(content: string): Promise<ExchangedText[]> {
  const found: ExchangedText[] = [];
  let places: Record<'Original' | 'Translation' | 'Subject' | 'Key', number> | undefined;
  let status = -1;
  for await (const { cells } of readCsv(Readable.from([Buffer.from(content)]))) {
    const cell = (name: keyof NonNullable<typeof places>) => cells[places?.[name] ?? -1] ?? '';
    if (places) {
      found.push({
        subject: cell('Subject').trim(),
        key: cell('Key').trim(),
        source: cell('Original'),
        target: cell('Translation'),
        machine:
          status < 0 ? undefined : (cells[status] ?? '').trim().toLowerCase() === UNCHECKED.toLowerCase(),
      });
      continue;
    }
    const at = (name: string) => cells.findIndex((each) => each.trim().toLowerCase() === name.toLowerCase());
    places = {
      Original: at('Original'),
      Translation: at('Translation'),
      Subject: at('Subject'),
      Key: at('Key'),
    };
    status = at('Status');
    if (Object.values(places).some((place) => place < 0))
      throw invalid(staffWords().brokenCsv, { content: staffWords().brokenCsv });
  }
  return found;
}

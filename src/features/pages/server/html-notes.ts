import { embedInFrame, plainTable } from '../html-parts.ts';
import { staffWords } from './staff-words.ts';

/** What of a text becomes no block, or loses its form, in whole sentences. */
export function notesOn(body: Element): string[] {
  const words = staffWords();
  const notes = [...body.querySelectorAll('iframe, object, embed, form, video, audio')]
    .filter((frame) => frame.tagName !== 'IFRAME' || !embedInFrame(frame))
    .map(({ tagName }) => words.embedLeftOut({ element: tagName.toLowerCase() }));
  const tables = [...body.querySelectorAll('table')];
  const isText = tables.some((table) => table.querySelectorAll('tr').length > 1 && !plainTable(table));
  return isText ? [...notes, words.tablesAsText] : notes;
}

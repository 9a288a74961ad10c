import { neutralCell } from '../../../../lib/values/csv-cell.ts';
import type { Analytics } from '../../contract.ts';
import { shownMeasures } from './measures.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

/** A table as CSV for spreadsheets: an external value never becomes a formula there. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'number' ? String(value) : neutralCell(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  // The byte order mark tells spreadsheets that it is UTF-8.
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Every measure per day, or per month for a long span. */
export function daysCsv({ unit, days }: Pick<Analytics, 'unit' | 'days'>): string {
  const words = messagesNow(analyticsAdmin);
  return csvOf(
    [unit === 'month' ? words.month : words.day, ...shownMeasures.map(({ label }) => label)],
    days.map((own) => [
      unit === 'month' ? own.day.slice(0, 7) : own.day,
      ...shownMeasures.map(({ of }) => round(of(own))),
    ]),
  );
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

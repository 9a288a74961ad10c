import type { ImportProblem } from '../../import-contract.ts';
import { amountIn, flagIn } from '../../csv-cells.ts';
import type { Row } from './draft.ts';
import { staffWords } from '../staff-words.ts';

/** Parses the cells of a row. Invalid ones are noted; a missing or empty column is `undefined`. */
export class Cells {
  readonly #row: Row;
  readonly #problems: ImportProblem[];

  constructor(row: Row, problems: ImportProblem[]) {
    this.#row = row;
    this.#problems = problems;
  }

  has(column: string): boolean {
    return this.#row.cell(column) !== undefined;
  }

  text(column: string): string {
    return (this.#row.cell(column) ?? '').trim();
  }

  amount(column: string): number | undefined {
    const text = this.text(column);
    const amount = amountIn(text);
    if (text !== '' && amount === undefined) this.problem(column, staffWords().notAnAmount({ text }));
    return amount;
  }

  /** A whole number. */
  count(column: string): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const amount = /^-?\d+(\.0+)?$/.test(text) ? Number(text) : undefined;
    if (amount === undefined) this.problem(column, staffWords().notAWholeNumber({ text }));
    return amount;
  }

  flag(column: string): boolean | undefined {
    const text = this.text(column);
    const flag = flagIn(text);
    if (flag === undefined) this.problem(column, staffWords().notYesOrNo({ text }));
    return text === '' ? undefined : flag;
  }

  problem(column: string, sentence: string): void {
    this.#problems.push({ line: this.#row.line, column, sentence });
  }
}

/** Without `undefined` values. */
export const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A fault built into a copy of the product, and the tests that have to notice. */
export interface Mutant {
  /** What no longer holds. */
  name: string;
  edits: readonly Edit[];
  /** Patterns of test files. */
  tests: readonly string[];
}

export interface Edit {
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
}

/** How often the text to be replaced occurs. An edit applies where that is once. */
export const timesFound = (source: string, { find }: Edit): number => source.split(find).length - 1;

export function applyEdit(source: string, edit: Edit): string {
  if (timesFound(source, edit) !== 1) throw new Error(`“${edit.find}” occurs not once in ${edit.file}.`);
  return source.replace(edit.find, () => edit.replace);
}

/** A fault of one edit. */
export const mutant = (
  name: string,
  file: string,
  [find, replace]: readonly [find: string, replace: string],
  ...tests: string[]
): Mutant => ({ name, edits: [{ file, find, replace }], tests });

/** A fault built into a copy of the product, and the tests that must notice it. */
export interface Mutant {
  /** The behaviour that the fault breaks. */
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

/** How often the replaced text occurs. An edit applies only if it occurs once. */
export const timesFound = (source: string, { find }: Edit): number => source.split(find).length - 1;

export function applyEdit(source: string, edit: Edit): string {
  if (timesFound(source, edit) !== 1) throw new Error(`“${edit.find}” occurs not once in ${edit.file}.`);
  return source.replace(edit.find, () => edit.replace);
}

/** A fault that consists of one edit. */
export const mutant = (
  name: string,
  file: string,
  [find, replace]: readonly [find: string, replace: string],
  ...tests: string[]
): Mutant => ({ name, edits: [{ file, find, replace }], tests });

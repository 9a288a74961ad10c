/** The title above a list of what is wrong with a form. */
export const toFix = (count: number): string =>
  `Fix ${count} ${count === 1 ? 'field' : 'fields'} to continue.`;

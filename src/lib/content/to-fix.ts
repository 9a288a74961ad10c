/** The title of an error summary. */
export const toFix = (count: number): string =>
  `Fix ${count} ${count === 1 ? 'field' : 'fields'} to continue.`;

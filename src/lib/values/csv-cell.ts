/** What spreadsheets take for the start of a formula; Excel also reads the full-width signs of East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The text of a cell that no spreadsheet runs: an apostrophe is put before what would be a formula. */
export const neutralCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Reverses `neutralCell`. */
export const meantCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

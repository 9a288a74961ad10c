/** Limits of an import of entries. */
export const MOST_COLUMNS = 200;
export const MOST_MARKDOWN_FILES = 500;
/** Characters of a file. */
export const MOST_MARKDOWN = 300_000;
/** Characters of one entry in a JSON file: as many as one call can save. */
export const MOST_JSON_ENTRY = 2 * 1024 * 1024;

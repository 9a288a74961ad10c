/** What somebody typed, as it is stored: line breaks, but no other control characters, and at most one empty line in a row. */
export const typedText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The same in one line, such as a name. */
export const typedLine = (text: string): string => typedText(text).replace(/\s+/g, ' ');

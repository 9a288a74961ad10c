/** Text as it is stored: line breaks, but no other control characters, and at most one empty line in a row. */
export const plainComment = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A name is one line. */
export const plainAuthor = (text: string): string => plainComment(text).replace(/\s+/g, ' ');

/** Text as it is stored: line breaks, but no other control characters, and at most one empty line in a row. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');

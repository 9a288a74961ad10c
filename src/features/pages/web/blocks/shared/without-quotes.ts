/** Removes quotation marks that the owner typed; the block adds one pair. */
export const withoutQuotes = (text: string): string => text.trim().replace(/^["“”„«»\s]+|["“”„«»\s]+$/g, '');

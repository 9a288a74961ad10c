/** Owners often type quotation marks themselves; one pair is enough. */
export const bareWords = (text: string): string => text.trim().replace(/^["“”„«]+|["“”»]+$/g, '');

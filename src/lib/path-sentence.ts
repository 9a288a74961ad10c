/** A refusal's sentence with the path of its field, for programs that call the API. */
export const withPath = (path: string, sentence: string): string => `Check “${path}”: ${sentence}`;

/** The same sentence for people, who see it beside the field. */
export const withoutPath = (sentence: string): string => sentence.replace(/^Check “[^”]*”: /, '');

/** The anchor of an FAQ question on its page. */
export const questionAnchor = (block: string, index: number): string => `question-${block}-${index + 1}`;

/** The anchor of a heading: made from the block's id, so that it stays when the text changes. */
export const headingAnchor = (id: string): string => `h-${id.replaceAll(/[^\w-]/g, '-')}`;

/** The anchor of an FAQ question on its page. */
export const questionAnchor = (block: string, index: number): string => `question-${block}-${index + 1}`;

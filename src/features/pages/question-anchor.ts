/** Where a question of an FAQ is found on its page. */
export const questionAnchor = (block: string, index: number): string => `question-${block}-${index + 1}`;

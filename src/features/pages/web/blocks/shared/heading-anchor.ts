/** Where links to a heading go: from the block's id, so that it stays when the words change. */
export const headingAnchor = (id: string): string => `h-${id.replaceAll(/[^\w-]/g, '-')}`;

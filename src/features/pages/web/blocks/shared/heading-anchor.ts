/** The anchor of a heading: made from the block's id, so that it stays when the text changes. */
export const headingAnchor = (id: string): string => `h-${id.replaceAll(/[^\w-]/g, '-')}`;

import { decodeHTML } from 'entities';

/** The text of HTML that WordPress keeps as a line, such as a title, in which “&” is `&amp;`. */
export const plainOf = (html: string): string => decodeHTML(html.replaceAll(/<\/?[a-z!][^>]{0,500}>/gi, ''));

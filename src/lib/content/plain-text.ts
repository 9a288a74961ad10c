import type { RichText, RichTextBlock, RichTextInline, RichTextItem } from './rich-text.ts';

/** The text without formatting, for summaries and search. */
export function plainText(doc: RichText): string {
  const parts: string[] = [];
  const visit = (node: RichTextBlock | RichTextItem | RichTextInline) => {
    if (node.type === 'text') parts.push(node.text);
    else if (node.type === 'hardBreak') parts.push(' ');
    else if ('content' in node && node.content) {
      node.content.forEach(visit);
      parts.push(' ');
    }
  };
  doc.content.forEach(visit);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

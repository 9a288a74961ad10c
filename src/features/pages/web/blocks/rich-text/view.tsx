import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { RichTextView as Document } from '../../../../../lib/ui/rich-text-view.tsx';
import type { RichTextProps } from './block.ts';
import css from './rich-text.module.css';

export function RichTextView({ text, size, align }: RichTextProps & ViewContext) {
  if (text.content.length === 0) return null;
  return (
    <div className={css.text} data-prose="" data-size={size} data-align={align}>
      <Document document={text} />
    </div>
  );
}

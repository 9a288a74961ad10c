import { createContext, type ReactNode, use } from 'react';
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '../content/rich-text.ts';
import { isExternal, safeHref } from '../links/safe-href.ts';

function marked(mark: RichTextMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'link': {
      // Checked again here: a document may have been stored under an older rule.
      const href = safeHref(mark.attrs.href);
      if (href === null) return inner;
      return (
        <a href={href} rel={isExternal(href) ? 'noopener' : undefined}>
          {inner}
        </a>
      );
    }
    default:
      return inner;
  }
}

const inline = (node: RichTextInline, key: number): ReactNode =>
  node.type === 'hardBreak' ? (
    <br key={key} />
  ) : (
    <Marked key={key} text={node.text} marks={node.marks ?? []} />
  );

function Marked({ text, marks }: { text: string; marks: RichTextMark[] }) {
  return marks.reduceRight<ReactNode>((inner, mark) => marked(mark, inner), text);
}

const inlines = (content?: RichTextInline[]) => content?.map(inline);

const item = (node: RichTextItem, key: number) => {
  const [first, ...rest] = node.content;
  // A simple item needs no paragraph.
  const plain =
    first?.type === 'paragraph' && rest.every((b) => b.type === 'bulletList' || b.type === 'orderedList');
  return (
    <li key={key}>
      {plain ? inlines(first.content) : node.content.map(block)}
      {plain ? rest.map(block) : null}
    </li>
  );
};

function block(node: RichTextBlock, key: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{inlines(node.content)}</p>;
    case 'heading': {
      const Tag = `h${node.attrs.level}` as const;
      return <Tag key={key}>{inlines(node.content)}</Tag>;
    }
    case 'bulletList':
      return <ul key={key}>{node.content.map(item)}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={node.attrs?.start}>
          {node.content.map(item)}
        </ol>
      );
    case 'blockquote':
      return <blockquote key={key}>{node.content.map(block)}</blockquote>;
    case 'codeBlock':
      return (
        <pre key={key}>
          <code>{node.content?.map((part) => part.text).join('')}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr key={key} />;
    default:
      return null;
  }
}

/** A sanitised document as elements; React escapes all of its text. */
export const RichTextContent = ({ document }: { document: RichText }): ReactNode =>
  document.content.map(block);

/** Set on the editor's canvas, where text is edited in place; visitors' pages don't have it. */
export const RichTextPlace = createContext<
  ((props: { document: RichText; className: string }) => ReactNode) | null
>(null);

export function RichTextView({ document, className }: { document: RichText; className?: string }) {
  const place = use(RichTextPlace);
  const classes = className ? `prose ${className}` : 'prose';
  if (place) return place({ document, className: classes });
  return (
    <div className={classes}>
      <RichTextContent document={document} />
    </div>
  );
}

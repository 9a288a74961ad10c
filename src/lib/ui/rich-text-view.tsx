import { createContext, type ReactNode, use } from 'react';
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '../content/rich-text.ts';
import { plainText } from '../content/plain-text.ts';
import { isExternal, safeHref } from '../links/safe-href.ts';
import { useLanguage } from '../messages/use-messages.ts';
import { directionOf } from '../values/direction.ts';
import { directionOfText } from '../values/isolated.ts';

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

type Direction = ReturnType<typeof directionOf>;

/** Set only if most of the text is in the other direction: its full stop would be at the wrong end. */
function otherDirection(node: RichTextBlock, around: Direction): Direction | undefined {
  const own = directionOfText(plainText({ type: 'doc', content: [node] }), around);
  return own === around ? undefined : own;
}

const item = (node: RichTextItem, key: number, around: Direction) => {
  const [first, ...rest] = node.content;
  const blocks = (nodes: RichTextBlock[]) => nodes.map((each, place) => block(each, place, around));
  // A simple item needs no paragraph.
  const plain =
    first?.type === 'paragraph' && rest.every((b) => b.type === 'bulletList' || b.type === 'orderedList');
  if (!plain) return <li key={key}>{blocks(node.content)}</li>;
  const words = inlines(first.content);
  return (
    <li key={key}>
      {otherDirection(first, around) ? <bdi>{words}</bdi> : words}
      {blocks(rest)}
    </li>
  );
};

function block(node: RichTextBlock, key: number, around: Direction): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <p key={key} dir={otherDirection(node, around)}>
          {inlines(node.content)}
        </p>
      );
    case 'heading': {
      const Tag = `h${node.attrs.level}` as const;
      return (
        <Tag key={key} dir={otherDirection(node, around)}>
          {inlines(node.content)}
        </Tag>
      );
    }
    case 'bulletList':
      return <ul key={key}>{node.content.map((each, place) => item(each, place, around))}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={node.attrs?.start}>
          {node.content.map((each, place) => item(each, place, around))}
        </ol>
      );
    case 'blockquote':
      return (
        <blockquote key={key}>{node.content.map((each, place) => block(each, place, around))}</blockquote>
      );
    case 'codeBlock':
      return (
        <pre key={key} dir={otherDirection(node, around)}>
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
export function RichTextContent({ document }: { document: RichText }): ReactNode {
  const around = directionOf(useLanguage());
  return document.content.map((node, key) => block(node, key, around));
}

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

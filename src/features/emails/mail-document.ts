/** The body of an email as a tree; `mail-body.ts` parses it, `write-body.ts` serialises it. */

export interface Marks {
  bold?: true;
  italic?: true;
}

export type Leaf = ({ type: 'text'; text: string } | { type: 'value'; name: string }) & Marks;
export type Inline = Leaf | { type: 'break' } | { type: 'link'; href: string; content: Leaf[] };

export type MailBlock =
  | { type: 'heading'; content: Inline[] }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; items: Inline[][] }
  | { type: 'button'; label: Leaf[]; href: string }
  | { type: 'rows'; name: string }
  /** Included only if the placeholder has a value or, with `not`, only if it has none. */
  | { type: 'when'; name: string; not: boolean; blocks: MailBlock[] };

export interface MailDocument {
  blocks: MailBlock[];
  /** Small print, below the rest. */
  note: MailBlock[];
}

/** Exactly `{{name}}`. */
export const soleName = (text: string): string | undefined => /^\{\{\s*([\w-]+)\s*\}\}$/.exec(text)?.[1];

/** The text of a mail as a tree; `mail-body.ts` reads it from what is stored, `write-body.ts` writes it back. */

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
  /** Stands in the mail only where the placeholder has a value, or, with `not`, only where it has none. */
  | { type: 'when'; name: string; not: boolean; blocks: MailBlock[] };

export interface MailDocument {
  blocks: MailBlock[];
  /** Small print, below the rest. */
  note: MailBlock[];
}

/** `{{name}}` and nothing beside it. */
export const soleName = (text: string): string | undefined => /^\{\{\s*([\w-]+)\s*\}\}$/.exec(text)?.[1];

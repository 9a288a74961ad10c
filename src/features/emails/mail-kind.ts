/** A mail that the product writes by itself. Text is for people; `{{name}}` stands for a value. */
export interface MailKind {
  emailID: string;
  /** What it is for, as its owner reads it. */
  purpose: string;
  subject: string;
  heading: string;
  /** Paragraphs, with an empty line between two. */
  body: string;
  button?: { label: string; link: string };
  /** In small print: why it came, and what to do if it came by mistake. */
  note: string;
  /** Every placeholder that it may name, with an example of its value. */
  sample: Readonly<Record<string, string>>;
  /** A link in it opens an account. */
  secret?: boolean;
}

/** Known to every mail, beside its own. */
export const commonSample = { siteName: 'Clay & Kiln', siteLink: 'https://clay-and-kiln.example' };

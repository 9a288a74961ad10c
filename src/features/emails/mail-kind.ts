/** Rows under each other, such as the lines of an order or the answers to a form. */
export type MailRows = readonly { label: string; value: string; strong?: boolean }[];
export type MailValue = string | MailRows;
export type MailValues = Readonly<Record<string, MailValue>>;

export type MailVariants = readonly { label: string; values: MailValues }[];

export const mailGroups = ['Accounts', 'Orders', 'Bookings', 'Messages', 'Newsletter', 'Analytics'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** A mail that the product writes by itself. Texts may use the language of `mail-body.ts`; `{{name}}` stands for a value. */
export interface MailKind {
  emailID: string;
  /** Under which it is listed. */
  group: MailGroup;
  /** What its owner calls it: “New password”. */
  name: string;
  /** When it is sent and what for, as its owner reads it. */
  purpose: string;
  /** Who gets it. */
  to: 'visitor' | 'owner';
  subject: string;
  heading: string;
  /** Paragraphs, with an empty line between two. Rows stand alone on a line. */
  body: string;
  button?: { label: string; link: string };
  /** In small print: why it came, and what to do if it came by mistake. */
  note: string;
  /** Every placeholder that it may name, with an example of its value. */
  sample: MailValues;
  /** Placeholders that may be empty, so that a part of the mail can depend on them: `{{#note}}` … `{{/note}}`. */
  optional?: readonly string[];
  /** Placeholders that every version of it must name, or it would be of no use. */
  needs?: readonly string[];
  /** What placeholders are called, where their name does not say it. */
  labels?: Readonly<Record<string, string>>;
  /** Further examples, one for each way that it may turn out: values that differ from `sample`. */
  variants?: MailVariants;
  /** A link in it opens an account, and isn't sent once it has expired. */
  secret?: boolean;
  /** Hours for which that link is good, where it isn't one. */
  linkHours?: number;
  /** Why it cannot be switched off. */
  mandatory?: string;
  /** Not the answer to something that its reader did: it carries a link that ends mails of its kind. */
  bulk?: boolean;
}

/** Known to every mail, beside its own. */
export const commonSample = { siteName: 'Clay & Kiln', siteLink: 'https://clay-and-kiln.example' };

export interface Placeholder {
  name: string;
  label: string;
  type: 'text' | 'link' | 'rows';
  /** May be empty. */
  optional: boolean;
  example: MailValue;
}

/** `deliveryAddress` → “Delivery address” */
const spoken = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const typeOf = (example: MailValue): Placeholder['type'] => {
  if (typeof example !== 'string') return 'rows';
  return /^https?:\/\//.test(example) ? 'link' : 'text';
};

/** What a template of this kind may name. */
export function placeholdersOf(kind: MailKind): Placeholder[] {
  const common = { siteName: 'Site name', siteLink: 'Site address' };
  const labels: Readonly<Record<string, string>> = { ...common, ...kind.labels };
  return Object.entries({ ...kind.sample, ...commonSample }).map(([name, example]) => ({
    name,
    label: labels[name] ?? spoken(name),
    type: typeOf(example),
    optional: kind.optional?.includes(name) ?? false,
    example,
  }));
}

/** Those that stand for rows. */
export const rowNames = (kind: MailKind): ReadonlySet<string> =>
  new Set(placeholdersOf(kind).flatMap(({ name, type }) => (type === 'rows' ? [name] : [])));

/** Subject and body as they are until the owner writes their own. */
export function defaultTemplate(kind: MailKind): { subject: string; body: string } {
  const button = kind.button ? [`[[${kind.button.label}]](${kind.button.link})`] : [];
  return {
    subject: kind.subject,
    body: [`# ${kind.heading}`, kind.body.trim(), ...button, '---', kind.note.trim()].join('\n\n'),
  };
}

/** Rows such as the lines of an order or the answers to a form. */
export type MailRows = readonly { label: string; value: string; strong?: boolean }[];
export type MailValue = string | MailRows;
export type MailValues = Readonly<Record<string, MailValue>>;

export type MailVariants = readonly { label: string; values: MailValues }[];

export const mailGroups = ['Accounts', 'Orders', 'Bookings', 'Messages', 'Newsletter', 'Analytics'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** A kind of email that the product sends. Texts may use the markup of `mail-body.ts`; `{{name}}` is a placeholder. */
export interface MailKind {
  emailID: string;
  /** Its group in the list. */
  group: MailGroup;
  /** The name that owners see: “New password”. */
  name: string;
  /** When and why it is sent, for owners. */
  purpose: string;
  /** The recipient. */
  to: 'visitor' | 'owner';
  subject: string;
  heading: string;
  /** Paragraphs separated by an empty line. Rows are alone on a line. */
  body: string;
  button?: { label: string; link: string };
  /** Small print: why it was sent, and what to do if that was a mistake. */
  note: string;
  /** Every allowed placeholder, with an example of its value. */
  sample: MailValues;
  /** Placeholders that may be empty, so that a part of the email can depend on them: `{{#note}}` … `{{/note}}`. */
  optional?: readonly string[];
  /** Placeholders required in every version, because the email is useless without them. */
  needs?: readonly string[];
  /** Labels of placeholders, if their name isn't clear. */
  labels?: Readonly<Record<string, string>>;
  /** Further examples, one for each variant of the email: values that differ from `sample`. */
  variants?: MailVariants;
  /** It contains a link that grants access to an account, and isn't sent after that has expired. */
  secret?: boolean;
  /** Lifetime of that link in hours, if it isn't one. */
  linkHours?: number;
  /** Why it cannot be turned off. */
  mandatory?: string;
  /** Not a response to an action of its recipient: it has an unsubscribe link for its kind. */
  bulk?: boolean;
}

/** Placeholders of every email, besides its own. */
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

/** The placeholders that a template of this kind may use. */
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

/** Those for rows. */
export const rowNames = (kind: MailKind): ReadonlySet<string> =>
  new Set(placeholdersOf(kind).flatMap(({ name, type }) => (type === 'rows' ? [name] : [])));

/** Default subject and body, until the owner changes them. */
export function defaultTemplate(kind: MailKind): { subject: string; body: string } {
  const button = kind.button ? [`[[${kind.button.label}]](${kind.button.link})`] : [];
  return {
    subject: kind.subject,
    body: [`# ${kind.heading}`, kind.body.trim(), ...button, '---', kind.note.trim()].join('\n\n'),
  };
}

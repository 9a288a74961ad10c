import { z } from 'zod';
import { day, email, id, instant, line, version } from '../../lib/values/shapes.ts';
import { inLanguage } from '../../lib/translations/texts.ts';
import { fieldTypes, withOptions } from './field-types.ts';

/** In characters for text, in choices for choices, in files for files; the value itself for numbers. */
const bound = z.number().min(-1e12).max(1e12).optional();

const field = z
  .strictObject({
    /** The answer's key in the API; stays the same when the label changes. */
    name: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'Start with a letter, then use letters, digits, - and _.'),
    label: line('a label', 200),
    type: z.enum(fieldTypes),
    required: z.boolean().default(false),
    help: line('a hint', 300, 0).default(''),
    placeholder: line('an example', 120, 0).default(''),
    options: z.array(line('a text for the option', 120)).max(60, 'At most 60 options.').optional(),
    least: bound,
    most: bound,
    earliest: day.optional(),
    latest: day.optional(),
    width: z.enum(['full', 'half', 'third']).default('full'),
    /** The form step it belongs to, from 0. */
    step: z.int().min(0).max(9).default(0),
    /** Shown only if the answer to an earlier field is this: an option, `yes` for a checkbox, or `*` for any answer. */
    when: z.strictObject({ field: z.string().max(40), is: z.string().max(120) }).optional(),
  })
  .refine(({ type, options }) => !withOptions.has(type) || (options?.length ?? 0) > 0, {
    path: ['options'],
    error: 'Add at least one option.',
  })
  .refine(({ options }) => !options || new Set(options).size === options.length, {
    path: ['options'],
    error: 'Each option must be unique.',
  })
  .refine(({ least, most }) => least === undefined || most === undefined || least <= most, {
    path: ['most'],
    error: 'The maximum must not be below the minimum.',
  });
export type FormField = z.output<typeof field>;
/** A field as visitors read it. */
export type ShownField = FormField & {
  /** A translated label in the main language, with which the owner reads the answer. */
  mainLabel?: string | undefined;
  /** What the options are called in the language asked for; answers still name them as in `options`. */
  optionTexts?: string[] | undefined;
};

/** Fields in display order; each condition names an earlier field, so that there are no cycles. */
export const fields = z
  .array(field)
  .max(60, 'At most 60 fields.')
  .superRefine((list, context) => {
    const before = new Map<string, FormField>();
    let step = 0;
    for (const [index, one] of list.entries()) {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, path], message });
      if (before.has(one.name)) wrong('name', 'Another field already uses this name.');
      if (one.step < step) wrong('step', 'Keep the fields of a step together, in the order of the steps.');
      if (one.when && !before.has(one.when.field))
        wrong('when', 'This depends on a field that must come before it.');
      before.set(one.name, one);
      step = one.step;
    }
  });

/** The path of a page of the site, or empty. */
const pagePath = z
  .string()
  .trim()
  .max(120, 'At most 120 characters.')
  .regex(/^$|^\/[a-z0-9-]*$/, 'Choose a page of your site.');

const thanks = z.strictObject({
  text: z.string().trim().max(1000, 'At most 1000 characters.').default(''),
  page: pagePath.default(''),
});

const autoReply = z.strictObject({
  on: z.boolean().default(false),
  subject: line('a subject', 150, 0).default(''),
  text: z.string().trim().max(4000, 'At most 4000 characters.').default(''),
});

/** A form without its recipients: visitors may see all of it. */
const shown = {
  steps: z.array(line('a title for the step', 80)).max(10, 'At most 10 steps.').default([]),
  button: line('a text for the button', 60).default('Send'),
  thanks: thanks.default({ text: '', page: '' }),
  /** Asks the sender to confirm the newsletter subscription, with a link in an email. */
  newsletter: z.boolean().default(false),
};
const kept = {
  /** Recipients of an email for each message; by default the site's contact address. */
  tell: z.array(email).max(10, 'At most 10 addresses.').default([]),
  reply: autoReply.default({ on: false, subject: '', text: '' }),
};

export const newForm = z.strictObject({
  name: line('a name for the form', 120),
  purpose: z.enum(['message', 'order']).default('message'),
  origin: line('where it comes from', 120, 0).default(''),
  content: fields,
  ...shown,
  ...kept,
});
export type NewForm = z.output<typeof newForm>;

/** Any key may be omitted, and then stays unchanged: defaults are for new forms only. */
const changes = Object.fromEntries(
  Object.entries(newForm.shape).map(([key, part]) => [
    key,
    (part instanceof z.ZodDefault ? (part.unwrap() as z.ZodType) : part).optional(),
  ]),
) as unknown as { [K in keyof NewForm]: z.ZodOptional<z.ZodType<NewForm[K]>> };
export const formChanges = z.strictObject({ ...changes, version: version.optional() });

export const form = z.object({
  _id: id,
  name: z.string(),
  purpose: z.enum(['message', 'order']),
  content: z.array(z.custom<ShownField>()),
  origin: z.string(),
  version,
  steps: z.array(z.string()),
  button: z.string(),
  thanks: z.object({ text: z.string(), page: z.string() }),
  newsletter: z.boolean(),
  /** The key of the translation, for caches; in a reply to a call that names a language. */
  translation: inLanguage.translation,
  /** Maximum bytes of a file, if the form has file fields. */
  fileBytes: z.number().optional(),
  /** From here on, owner only. */
  tell: z.array(z.string()).optional(),
  reply: z.object({ on: z.boolean(), subject: z.string(), text: z.string() }).optional(),
  updatedAt: instant.optional(),
  /** The number of its messages, without spam. */
  messages: z.int().optional(),
  /** Pages with the form, in the list of all forms. */
  uses: z.array(z.object({ what: z.string(), label: z.string(), href: z.string() })).optional(),
});
export type Form = z.output<typeof form>;

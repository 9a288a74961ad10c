import { z } from 'zod';
import { addressParts } from '../../../../../lib/postal/address-shape.ts';
import { accountsContract } from '../../../../accounts/contract.ts';
import { roles } from '../../../../accounts/roles.ts';
import { mailKinds } from '../../../../emails/mail-kinds.ts';
import { emailWords, whyAlwaysOn } from '../../../../emails/server/index.ts';
import { bodyProblems, subjectProblems } from '../../../../emails/template.ts';
import { crop, focus, folderPath } from '../../../../files/contract.ts';
import { fileTypes } from '../../../../files/file-types.ts';
import { brand, branding } from '../../../../websites/brand-shapes.ts';
import { settings } from '../../../../websites/contract.ts';
import { wordingNames } from '../../../../websites/wording-contract.ts';
import * as of from './columns.ts';
import { FRESH_KEY, leaves, NO_PASSWORD } from './table-policy.ts';

const { shape: site } = settings;
const details = accountsContract['PUT /api/account-details/{id}'].body.shape;
const staffRole = z.enum(roles).exclude(['owner']);
const picture = z.string().regex(/^(data:image\/webp;base64,[A-Za-z0-9+/=]*)?$/);

/** The owner's text of an email, under the same rules as when it is saved. */
const template = {
  email_id: z.string().refine((name) => kindOf(name) !== undefined, 'Unknown email.'),
  subject: of.maybe(of.line(200, 1)),
  body: of.maybe(of.text(20_000, 1)),
  enabled: of.flag,
  version: of.version,
};
const kindOf = (name: unknown) => mailKinds.find(({ emailID }) => emailID === name);

function checkTemplate(row: Record<string, unknown>, refuse: (column: string, reason: string) => void) {
  const kind = kindOf(row['email_id']);
  if (!kind) return;
  const alwaysOn = whyAlwaysOn(kind);
  if (row['enabled'] === false && alwaysOn !== undefined) refuse('enabled', alwaysOn);
  const problems = {
    subject: typeof row['subject'] === 'string' ? subjectProblems(row['subject'], kind) : [],
    body: typeof row['body'] === 'string' ? bodyProblems(row['body'], kind) : [],
  };
  for (const [column, [first]] of Object.entries(problems))
    if (first) refuse(column, first.problem(emailWords()));
}

/** A site's brand contains only what was chosen, without defaults. */
const partialBrand = z.strictObject(
  Object.fromEntries(
    Object.entries(brand.shape).map(([name, part]) => [
      name,
      (part instanceof z.ZodDefault ? (part.unwrap() as z.ZodType) : part).optional(),
    ]),
  ),
);

/** The site, its staff and its library. A table comes before those that refer to it. */
export const siteTables = [
  leaves(
    'websites',
    {
      name: branding.shape.name,
      logo: branding.shape.logo,
      header: of.flag,
      colours: branding.shape.colours,
      brand: partialBrand,
      brand_draft: of.maybe(branding),
      brand_version: of.version,
      analytics: of.flag,
      shop_enabled: of.flag,
      private: of.flag,
      contact_email: site.contactEmail,
      currency: of.currency,
      locale: site.locale,
      languages: site.languages,
      untranslated: site.untranslated,
      timezone: of.timezone,
      created_at: of.moment,
      version: of.version,
    },
    {
      key: '',
      rule: ({ locale, languages }, refuse) => {
        const [main = ''] = (typeof locale === 'string' ? locale : 'en').split('-');
        if (Array.isArray(languages) && languages.includes(main))
          refuse('languages', 'The main language can’t be another language at once.');
      },
      renewed: {
        id: 'id',
        stripe_account_id: 'null',
        // A private site stays private, for its owner and staff, until its owner chooses a new password.
        door_hash: 'null',
        door_key: 'null',
        // Second steps are left out, so the new site cannot require them yet.
        two_step_for_people: 'false',
        deleted_at: 'null',
        erase_at: 'null',
        restore_hashes: `'{}'`,
        ending_told_at: 'null',
      },
    },
  ),
  leaves(
    'accounts',
    {
      id: of.uuid,
      email: of.email,
      name: details.name,
      phone: details.phone,
      addresses: z.array(addressParts).max(20),
      language: of.maybe(of.language),
      owner: of.flag,
      role: of.maybe(staffRole),
      created_at: of.moment,
      proven_at: of.maybe(of.moment),
      closed_at: of.maybe(of.moment),
    },
    { renewed: { password_hash: NO_PASSWORD, browser_language: 'null', preferences: `'{}'` } },
  ),
  // Continues where the site is imported.
  leaves('person_erasures', {
    id: of.uuid,
    account_id: of.maybe(of.uuid),
    email: of.maybe(of.email),
    address: of.line(254),
    whole: of.flag,
    created_at: of.moment,
  }),
  leaves('brand_history', {
    id: of.uuid,
    branding,
    replaced_at: of.moment,
    replaced_by: of.maybe(of.uuid),
  }),
  // Whether a text fits its placeholders is seen when it is read, because catalogues differ between versions.
  leaves(
    'site_words',
    {
      language: wordingNames.language,
      area: wordingNames.area,
      key: wordingNames.key,
      words: of.text(10_000, 1),
      changed_at: of.moment,
    },
    { key: 'language area key' },
  ),
  leaves('file_folders', { path: folderPath, created_at: of.moment }, { key: 'path' }),
  leaves(
    'files',
    {
      id: of.uuid,
      name: of.line(200, 1),
      alt: of.text(1000),
      folder: of.maybe(folderPath),
      kind: of.word,
      type: of.mediaType,
      source_type: of.mediaType,
      sha256: of.hash,
      size: of.sum,
      source_size: of.sum,
      state: of.oneOf('waiting', 'ready', 'failed'),
      problem: of.maybe(of.text(1000)),
      revision: z.string().regex(/^[0-9a-z]{1,60}$/),
      width: of.maybe(of.whole(0, 100_000)),
      height: of.maybe(of.whole(0, 100_000)),
      duration: of.maybe(of.number(0, 10_000_000)),
      crop: of.maybe(crop),
      focus: of.maybe(focus),
      placeholder: of.maybe(picture.max(400)),
      private: of.flag,
      found_by_content: of.flag,
      created_at: of.moment,
      updated_at: of.moment,
      trashed_at: of.maybe(of.moment),
      uploaded_by: of.maybe(of.uuid),
      version: of.version,
    },
    {
      // The delivered type follows from the file; its bytes are identified separately.
      rule: ({ type, source_type: source, kind }, refuse) => {
        const known = fileTypes[String(source)];
        if (!known || kind !== known.kind)
          return refuse('kind', 'The library doesn’t accept this type of file.');
        const fits = known.kind === 'image' ? fileTypes[String(type)]?.kind === 'image' : type === source;
        if (!fits) refuse('type', 'The file’s content must match its type.');
      },
    },
  ),
  leaves(
    'email_settings',
    { sender_name: of.line(100), reply_to: of.forgettable },
    { key: '', renewed: { unsubscribe_key: FRESH_KEY } },
  ),
  leaves('email_templates', { ...template, updated_at: of.moment }, { key: 'email_id', rule: checkTemplate }),
  leaves(
    'email_template_versions',
    { ...template, saved_at: of.moment, saved_by: of.maybe(of.uuid) },
    { key: 'email_id version', rule: checkTemplate },
  ),
  leaves(
    'email_unsubscribes',
    { email_id: of.word, recipient: of.email, created_at: of.moment },
    { key: 'recipient email_id' },
  ),
  // A record that an email was sent is history, and prevents sending it twice. Its content is left out, because links in it grant access to orders.
  leaves(
    'mails',
    {
      id: of.uuid,
      email_id: of.word,
      cause: of.line(300, 1),
      recipient: of.email,
      subject: of.line(998),
      status: z.literal('sent'),
      answer: of.text(2000),
      tries: of.count,
      created_at: of.moment,
      sent_at: of.maybe(of.moment),
    },
    {
      where: `not secret and status = 'sent'`,
      arrives: (row) => (row['status'] === 'sent' ? row : null),
      formerly: 'html body_text calendar content unsubscribe next_try_at message_id in_reply_to reply_to',
      renewed: {
        secret: 'false',
        html: `''`,
        body_text: `''`,
        calendar: 'null',
        content: 'null',
        sealed: 'null',
        expires_at: 'null',
        unsubscribe: 'null',
        next_try_at: 'null',
        in_reply_to: 'null',
        reply_to: 'null',
        message_id: `'<' || gen_random_uuid() || '@imported.invalid>'`,
      },
    },
  ),
];

import { z } from 'zod';
import { stylingShape } from '../../../../../lib/content/styling-shape.ts';
import { fieldTypes } from '../../../../forms/field-types.ts';
import { newForm } from '../../../../forms/form-shapes.ts';
import { fileTypes } from '../../../../files/file-types.ts';
import { details as givenDetails, height, pageLabel, seo, subdomain } from '../../../../pages/contract.ts';
import { redirectTarget } from '../../../../pages/redirects-contract.ts';
import { isReservedSlug } from '../../../../pages/slugs.ts';
import * as of from './columns.ts';
import { FRESH_KEY, leaves } from './table-policy.ts';

const { name, purpose, content, steps, button, thanks, newsletter, tell, reply } = newForm.shape;
const origin = of.line(300);

/** Blocks are validated one by one with the kinds of this release. */
export const blocks = z.array(z.looseObject({ type: z.string(), props: z.looseObject({}).optional() }));

/** The values of fields are checked when they are read: they may have been stored for fields of another kind. */
const details = givenDetails.extend({ words: of.count.optional() });

/** Constraints of the database refuse the same rows, without a sentence for the owner. */
function refuseTrash(page: Record<string, unknown>, refuse: (column: string, says: string) => void): void {
  const { kind, published_version: published = null, trashed_at: at = null } = page;
  const { trashed_slug: slug = null, trashed_version: version = null } = page;
  if ((at === null) !== (slug === null)) refuse('trashed_slug', 'A page in the trash has a former address.');
  if (at === null ? version !== null : kind !== 'entry' || published !== null)
    refuse('trashed_at', 'Only an unpublished entry can be in the trash.');
}

/** Pages, menus, addresses; forms, and messages. */
export const contentTables = [
  leaves(
    'pages',
    {
      id: of.uuid,
      kind: of.oneOf('page', 'section', 'entry', 'layout'),
      slug: of.slug.max(80),
      subdomain,
      label: z.union([z.literal(''), pageLabel]),
      in_menu: of.flag,
      position: of.count,
      version: of.version,
      published_version: of.maybe(of.version),
      published_at: of.maybe(of.moment),
      publish_version: of.maybe(of.version),
      publish_at: of.maybe(of.moment),
      trashed_at: of.maybe(of.moment),
      trashed_slug: of.maybe(of.slug.max(80)),
      trashed_version: of.maybe(of.version),
      created_at: of.moment,
      updated_at: of.moment,
    },
    {
      rule: ({ kind, slug, ...page }, refuse) => {
        refuseTrash({ kind, ...page }, refuse);
        if (kind === 'page' && isReservedSlug(String(slug))) refuse('slug', 'This address is reserved.');
      },
    },
  ),
  leaves(
    'page_versions',
    {
      page_id: of.uuid,
      version: of.version,
      name: of.line(200, 1),
      label: of.maybe(of.line(80, 1)),
      blocks,
      details: of.maybe(details),
      tree_version: of.version,
      height,
      seo,
      saved_at: of.moment,
      saved_by: of.maybe(of.uuid),
    },
    { key: 'page_id version' },
  ),
  leaves('comment_threads', {
    id: of.uuid,
    page_id: of.uuid,
    block_id: of.maybe(of.line(100, 1)),
    block_type: of.maybe(of.line(60, 1)),
    created_at: of.moment,
    resolved_at: of.maybe(of.moment),
    resolved_by: of.maybe(of.uuid),
    shared: of.flag,
  }),
  leaves(
    'comments',
    {
      id: of.uuid,
      thread_id: of.uuid,
      author_id: of.maybe(of.uuid),
      client_name: of.maybe(of.line(80, 1)),
      client_email: of.maybe(of.email),
      body: of.text(2000, 1),
      created_at: of.moment,
      edited_at: of.maybe(of.moment),
    },
    {
      rule: ({ client_name: name, client_email: email }, refuse) => {
        if ((name === null) !== (email === null))
          refuse('client_email', 'A client has a name and an address.');
      },
    },
  ),
  leaves(
    'page_redirects',
    { page_id: of.uuid, slug: of.slug.max(80), subdomain, created_at: of.moment },
    { key: 'subdomain slug' },
  ),
  leaves('redirects', {
    id: of.uuid,
    from_path: of.path,
    subdomain,
    page_id: of.maybe(of.uuid),
    to_address: of.maybe(redirectTarget),
    created_at: of.moment,
  }),
  leaves(
    'missing_addresses',
    {
      path: of.text(500),
      subdomain,
      referrer: of.text(2000),
      times: of.count,
      first_at: of.moment,
      last_at: of.moment,
    },
    { key: 'subdomain path' },
  ),
  leaves('block_styles', {
    id: of.uuid,
    name: of.line(60, 1),
    styling: stylingShape,
    created_at: of.moment,
  }),
  leaves('menus', { subdomain, version: of.version }, { key: 'subdomain' }),
  leaves('menu_entries', {
    id: of.uuid,
    menu: of.oneOf('header', 'footer'),
    subdomain,
    parent_id: of.maybe(of.uuid),
    position: of.count,
    label: of.line(60),
    page_id: of.maybe(of.uuid),
    href: of.maybe(of.href),
  }),
  leaves(
    'forms',
    {
      id: of.uuid,
      name,
      purpose,
      origin: of.line(120),
      content,
      settings: z.strictObject({ steps, button, thanks, newsletter, tell, reply }),
      version: of.version,
      created_at: of.moment,
      updated_at: of.moment,
    },
    { renewed: { secret: FRESH_KEY } },
  ),
  leaves(
    'messages',
    {
      id: of.uuid,
      form_id: of.maybe(of.uuid),
      form_name: of.line(120),
      origin,
      answers: z
        .array(
          z.object({
            name: of.line(80),
            label: of.line(300),
            type: z.enum(fieldTypes),
            value: z.union([of.text(20_000), z.array(of.text(500)).max(60), z.number(), z.boolean()]),
          }),
        )
        .max(80),
      preview: of.text(1000),
      sender_name: of.line(300),
      sender_email: of.maybe(of.forgettable),
      read: of.flag,
      archived: of.flag,
      starred: of.flag,
      spam: of.flag,
      spam_reason: of.text(300),
      subscribes: of.flag,
      replied_at: of.maybe(of.moment),
      content_hash: of.bytes(64),
      request_key: of.maybe(of.line(200)),
      created_at: of.moment,
    },
    { renewed: { reply_key: 'null' } },
  ),
  leaves('message_entries', {
    id: of.uuid,
    message_id: of.uuid,
    kind: of.oneOf('reply', 'note', 'answer'),
    author: of.line(254),
    body: of.text(100_000),
    mail_digest: of.maybe(of.bytes(64)),
    created_at: of.moment,
  }),
  leaves('message_words', { message_id: of.uuid, word: of.line(200) }, { key: 'word message_id' }),
  leaves(
    'message_settings',
    { keep_days: of.maybe(of.whole(1, 3650)) },
    { key: '', renewed: { round: 'gen_random_uuid()' } },
  ),
  // A file that waits for its message expires within the hour.
  leaves(
    'attachments',
    {
      id: of.uuid,
      message_id: of.uuid,
      name: of.line(300, 1),
      purpose: of.word,
      size: of.whole(1),
      taken: of.flag,
      type: of.mediaType.refine((type) => Object.hasOwn(fileTypes, type), 'Unknown file type.'),
      created_at: of.moment,
    },
    { where: 'message_id is not null' },
  ),
  leaves('subscribers', {
    id: of.uuid,
    email: of.email,
    status: of.oneOf('waiting', 'confirmed', 'left'),
    consent: of.text(2000),
    token_hash: of.hash,
    created_at: of.moment,
    confirmed_at: of.maybe(of.moment),
    left_at: of.maybe(of.moment),
  }),
];

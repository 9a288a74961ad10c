import { z } from 'zod';
import { accesses } from '../../../../entries/access.ts';
import { fieldKey, newField, termKinds, typeSettings } from '../../../../entries/entry-shapes.ts';
import { type FieldDefinition, MOST_FIELDS, typeKinds } from '../../../../entries/field-kinds.ts';
import { shapeOf } from '../../../../entries/field-values.ts';
import { canBeUnique } from '../../../../entries/unique-fields.ts';
import { picture } from '../../../../../lib/content/picture-shape.ts';
import * as of from './columns.ts';
import { leaves } from './table-policy.ts';

/** Retired fields count as well. */
const fields = z.array(newField.extend({ key: fieldKey })).max(2 * MOST_FIELDS);

/** Content types and entries. Their pages come first. */
export const entryTables = [
  leaves(
    'content_types',
    {
      id: of.uuid,
      page_id: of.uuid,
      kind: z.enum(typeKinds),
      name: of.line(60, 1),
      plural: of.line(60, 1),
      fields,
      time_field: of.maybe(fieldKey),
      layout_id: of.maybe(of.uuid),
      // Types without a choice arrive without one.
      settings: typeSettings
        .partial()
        .extend({ addresses: typeSettings.shape.addresses.unwrap().optional() }),
      version: of.version,
      created_at: of.moment,
    },
    {
      rule: ({ fields: given }, refuse) => {
        const defined = (given ?? []) as FieldDefinition[];
        const keys = defined.map(({ key }) => key);
        if (new Set(keys).size < keys.length) refuse('fields', 'Two fields have the same key.');
        if (defined.some((field) => field.usual !== null && !shapeOf(field).safeParse(field.usual).success))
          refuse('fields', 'A default doesn’t fit its field.');
        if (defined.some(({ unique, kind }) => unique && !canBeUnique(kind)))
          refuse('fields', 'Values of this kind of field can’t be compared.');
      },
    },
  ),
  leaves(
    'entries',
    {
      page_id: of.uuid,
      type_id: of.uuid,
      shown_at: of.maybe(of.moment),
      unpublish_at: of.maybe(of.moment),
      pinned: of.flag,
      featured: of.flag,
      comments_off: of.flag,
      access: of.oneOf(...accesses),
    },
    // Worked out by triggers from the page.
    {
      key: 'page_id',
      renewed: { live: 'false', sort_at: 'now()', ends_at: 'null', trashed_at: 'null', draft_name: "''" },
    },
  ),
  leaves(
    'entry_terms',
    {
      id: of.uuid,
      type_id: of.maybe(of.uuid),
      kind: z.enum(termKinds),
      parent_id: of.maybe(of.uuid),
      name: of.line(80, 1),
      slug: of.slug.max(80),
      description: of.text(1_000),
      picture: of.maybe(picture),
    },
    {
      rule: ({ kind, type_id: type }, refuse) => {
        if ((kind === 'author') !== (type === null))
          refuse('type_id', 'Only authors belong to no content type.');
      },
    },
  ),
  leaves(
    'entry_term_uses',
    { page_id: of.uuid, term_id: of.uuid, place: of.count },
    { key: 'page_id term_id' },
  ),
  leaves(
    'entry_comments',
    {
      id: of.uuid,
      page_id: of.uuid,
      parent_id: of.maybe(of.uuid),
      account_id: of.maybe(of.uuid),
      by_staff: of.flag,
      author_name: of.line(80),
      author_email: of.maybe(of.email),
      body: of.text(5_000),
      state: of.oneOf('pending', 'published', 'spam', 'trash', 'deleted'),
      spam_reason: of.line(300),
      language: of.maybe(of.language),
      created_at: of.moment,
      confirmed_at: of.maybe(of.moment),
      moved_at: of.moment,
    },
    {
      // Nobody could confirm the others: their links lead to the former site.
      where: `state <> 'unconfirmed'`,
      renewed: { token_hash: 'null', told: 'true' },
      rule: ({ id, parent_id: parent, state, body, author_name: name, author_email: email }, refuse) => {
        if ((state === 'deleted') !== (body === '')) refuse('body', 'Only a deleted comment is empty.');
        if (state === 'deleted' && (name !== '' || email !== null))
          refuse('author_name', 'A deleted comment has no author.');
        if (parent === id) refuse('parent_id', 'A comment doesn’t answer itself.');
      },
    },
  ),
];

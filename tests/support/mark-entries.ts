import type { Connection } from '../../src/lib/db/roles.ts';
import { hashToken, newToken } from '../../src/lib/http/sessions/session-cookie.ts';
import { asAdmin } from './postgres.ts';

interface MarkedEntries {
  type: string;
  /** The address of the page that lists the type’s entries. */
  typeSlug: string;
  entry: string;
  entrySlug: string;
  category: string;
  /** An import of entries that was not started. */
  import: string;
  /** The token of a preview link to its draft. */
  preview: string;
  /** Comments of visitors: one that is shown, one in the trash, and the token that confirms a third. */
  comment: string;
  trashedComment: string;
  commentToken: string;
}

export interface WithEntries {
  entries: MarkedEntries;
}

/** A content type with a published entry in a category and an entry in the trash, all with the mark of their site. */
export function markEntries(
  admin: Connection,
  site: string,
  mark: string,
  page: { id: string; slug: string },
): Promise<MarkedEntries> {
  const details = { excerpt: `Excerpt ${mark}`, picture: null, values: { note: `Note ${mark}` } };
  return asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ type: string; entry: string; category: string }>(
      `with entry as (
         insert into sitewright.pages (website_id, kind, slug, label, published_version, published_at)
         values ($1, 'entry', 'entry-' || $2::text, 'Entry ' || $2, 1, now()) returning id
       ), content as (
         insert into sitewright.page_versions (website_id, page_id, version, name, height, blocks, tree_version, details)
         select $1, id, 1, 'Entry ' || $2, 100, '[]', 1, $3::jsonb from entry
       ), type as (
         insert into sitewright.content_types (website_id, page_id, kind, name, plural, fields, settings)
         values ($1, $4, 'other', 'Kind ' || $2, 'Kinds ' || $2, $5::jsonb, jsonb_build_object('description', 'About ' || $2, 'addresses', 'name',
             'comments', jsonb_build_object('on', true, 'hold', 'none', 'closeDays', null)))
         returning id
       ), category as (
         insert into sitewright.entry_terms (website_id, type_id, kind, name, slug, description, picture)
         select $1, id, 'category', 'Category ' || $2, 'category-' || $2, 'Category ' || $2,
           jsonb_build_object('src', '/' || $2 || '.png', 'alt', $2) from type returning id
       )
       select type.id as type, entry.id as entry, category.id as category from type, entry, category`,
      [
        site,
        mark,
        JSON.stringify(details),
        page.id,
        JSON.stringify([
          {
            key: 'note',
            label: `Note ${mark}`,
            kind: 'text',
            help: '',
            group: `Group ${mark}`,
            required: false,
            unique: true,
            options: [],
            usual: null,
            shown: true,
            retired: false,
          },
        ]),
      ],
    );
    const { type = '', entry = '', category = '' } = rows[0] ?? {};
    await client.query(`insert into sitewright.entries (website_id, page_id, type_id) values ($1, $2, $3)`, [
      site,
      entry,
      type,
    ]);
    await client.query(
      `insert into sitewright.entry_term_uses (website_id, page_id, term_id) values ($1, $2, $3)`,
      [site, entry, category],
    );
    await client.query(
      `with entry as (
         insert into sitewright.pages (website_id, kind, slug, label, trashed_at, trashed_slug, trashed_version)
         values ($1, 'entry', 'none-' || $2::text, 'Trashed ' || $2, now(), 'trashed-' || $2, 1) returning id
       ), content as (
         insert into sitewright.page_versions (website_id, page_id, version, name, height, blocks, tree_version, details)
         select $1, id, 1, 'Trashed ' || $2, 100, '[]', 1, $4::jsonb from entry
       )
       insert into sitewright.entries (website_id, page_id, type_id, access) select $1, id, $3, 'signed-in' from entry`,
      [site, mark, type, JSON.stringify({ ...details, values: { note: `Trashed ${mark}` } })],
    );
    await client.query(
      `insert into sitewright.entry_unique_values (website_id, type_id, field, digest, page_id)
       values ($1, $2, 'note', sha256(convert_to(upper('Note ' || $4::text), 'UTF8')), $3)`,
      [site, type, entry, mark],
    );
    const { rows: imports } = await client.query<{ id: string }>(
      `insert into sitewright.entry_imports (website_id, type_id, file_name, format, status, total, columns)
       values ($1, $2, $3::text || '.csv', 'csv', 'preview', 1,
         jsonb_build_array(jsonb_build_object('name', 'Column ' || $3, 'example', $3, 'target', 'title')))
       returning id`,
      [site, type, mark],
    );
    const [imported = { id: '' }] = imports;
    await client.query(
      `insert into sitewright.entry_import_rows
         (website_id, import_id, position, line, source, cells, entry, what, problems, notes)
       values ($1, $2, 0, 2, $3::text || '.md', jsonb_build_array($3),
         jsonb_build_object('name', 'Imported ' || $3, 'slug', 'imported-' || $3, 'values', jsonb_build_object()), 'new',
         jsonb_build_array(jsonb_build_object('column', $3, 'sentence', $3)), array['Note ' || $3])`,
      [site, imported.id, mark],
    );
    const preview = newToken();
    await client.query(
      `insert into sitewright.page_previews (website_id, token_hash, page_id, expires_at)
       values ($1, $2, $3, now() + interval '1 day')`,
      [site, hashToken(preview), entry],
    );
    const commentToken = newToken();
    const { rows: comments } = await client.query<{ id: string }>(
      `insert into sitewright.entry_comments
         (website_id, page_id, author_name, author_email, body, state, spam_reason, token_hash)
       select $1, $2, 'Reader ' || $3::text, $3 || '@reader.example', 'Comment ' || state || ' ' || $3, state,
         case when state = 'trash' then 'Reason ' || $3 else '' end, case when state = 'unconfirmed' then $4::bytea end
       from unnest(array['published', 'trash', 'unconfirmed']) with ordinality as states (state, place)
       order by place returning id`,
      [site, entry, mark, hashToken(commentToken)],
    );
    const [comment = { id: '' }, trashedComment = { id: '' }] = comments;
    return {
      type,
      import: imported.id,
      comment: comment.id,
      trashedComment: trashedComment.id,
      commentToken,
      preview,
      typeSlug: page.slug,
      entry,
      entrySlug: `entry-${mark}`,
      category,
    };
  });
}

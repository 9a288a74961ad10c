import { afterAll, expect, test } from 'vitest';
import type { ContentType } from '../../entries/entry-shapes.ts';
import type { OwnerComment, ReaderComment } from '../../entries/reader-comments-contract.ts';
import type { WordpressImport } from '../contract.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { importWorld, wxr } from './world.ts';

const { site, db, ask, stage, itemsOf, run, close } = await importWorld();
afterAll(close);

interface Said {
  id: number;
  parent?: number;
  author?: string;
  email?: string;
  user?: number;
  state?: string;
  type?: string;
  content: string;
}
const comment = ({ id, parent = 0, author = 'Ada', email = '', user = 0, state = '1', ...said }: Said) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[${author}]]></wp:comment_author>
   <wp:comment_author_email>${email}</wp:comment_author_email><wp:comment_author_IP>203.0.113.9</wp:comment_author_IP>
   <wp:comment_date_gmt>2024-05-0${id} 10:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[${said.content}]]></wp:comment_content>
   <wp:comment_approved>${state}</wp:comment_approved><wp:comment_type>${said.type ?? 'comment'}</wp:comment_type>
   <wp:comment_parent>${parent}</wp:comment_parent><wp:comment_user_id>${user}</wp:comment_user_id>
   <wp:commentmeta><wp:meta_key>rating</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:commentmeta></wp:comment>`;

test('comments on a post come over as text, with their threads, and nobody is told', async () => {
  const letters = `${'a'.repeat(4_999)}😀`;
  const id = await stage(
    wxr(
      { id: 30, type: 'page', title: 'Talked about', more: comment({ id: 1, content: 'On a page' }) },
      {
        id: 31,
        type: 'post',
        // Cut within a character.
        title: `${'t'.repeat(199)}😀`,
        slug: 'talked',
        more: [
          {
            id: 1,
            email: 'Ada@Example.com',
            content: 'First<br />line\nsecond <b>bold</b><script>alert(1)</script>',
          },
          { id: 2, parent: 1, author: 'Nell Carrow', email: 'nell@old.example', user: 1, content: 'Thanks!' },
          { id: 3, parent: 2, author: '', email: 'not an address', content: 'Deeper' },
          { id: 4, state: '0', content: 'Waiting' },
          { id: 5, state: 'spam', content: 'Buy' },
          { id: 6, parent: 5, author: 'Nell Carrow', email: 'nell@old.example', content: letters },
          { id: 7, type: 'pingback', content: 'Mentioned' },
          { id: 8, parent: 9, content: 'Round' },
          { id: 9, parent: 8, content: 'and round' },
        ]
          .map(comment)
          .join(''),
      },
    ),
  );
  const preview = await ask<WordpressImport>('GET /api/wordpress/import/{id}', { params: { id } });
  expect(preview.leftOut).toContain('1 comment on a page isn’t imported.');
  await run(id);
  const made = (await itemsOf(id)).find(({ kind }) => kind === 'post');
  expect(made?.notes.join(' ')).toBe(
    '7 comments were imported. Visitors see them once you allow comments in the settings of the blog.',
  );
  const [type] = await ask<ContentType[]>('GET /api/content-types');
  const settings = { description: '', comments: { on: true, hold: 'all' } };
  await ask('PUT /api/content-types/{id}', { params: { id: type?._id }, body: { settings } });

  const params = { id: made?.madeId };
  const shown = await ask<{ comments: ReaderComment[] }>('GET /api/entries/{id}/comments', { params });
  const first = shown.comments[0]?._id ?? '';
  expect(shown.comments.map(({ name, staff, body, parent }) => [name, staff, body, parent])).toEqual([
    ['Ada', false, 'First\nline\nsecond bold', null],
    ['Nell Carrow', true, 'Thanks!', first],
    ['Anonymous', false, 'Deeper', first],
    // Of somebody who only entered an address of the team.
    ['Nell Carrow', false, expect.stringMatching(/^a{4999}/), null],
    ['Ada', false, 'Round', null],
    ['Ada', false, 'and round', null],
  ]);
  expect(shown.comments[0]?.createdAt).toBe('2024-05-01T10:00:00.000Z');
  const waiting = await ask<OwnerComment[]>('GET /api/entry-comments', { query: {} });
  expect(waiting.map(({ body }) => body)).toEqual(['Waiting']);
  const query = { state: 'published', q: 'ada@example.com' };
  expect(await ask<OwnerComment[]>('GET /api/entry-comments', { query })).toHaveLength(1);
  expect(await writtenMails(db, site.id)).toEqual([]);

  await ask('POST /api/wordpress/import/{id}/undo', { params: { id } });
  expect(await ask<OwnerComment[]>('GET /api/entry-comments', { query: {} })).toEqual([]);
});

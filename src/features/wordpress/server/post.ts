import {
  addArrivedComments,
  addEntry,
  ensureTerm,
  type EntryServices,
  oldestType,
} from '../../entries/server/index.ts';
import type { Seo } from '../../pages/contract.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { conflict } from '../../../lib/errors.ts';
import type { Block } from '../../../lib/content/block-kind.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import { arrivedComments, commentsOf } from './comments.ts';
import { instantOf } from './instant.ts';
import type { PostData } from './queries.ts';
import type { WxrItem, WxrSite } from './read-wxr.ts';

/** As many as an entry may have. */
const MOST_TERMS = 30;
const DEEPEST = 10;
/** What WordPress puts posts without a category into. */
const NO_CATEGORY = 'uncategorized';

export const postOf = (item: WxrItem, site: WxrSite): PostData => ({
  date: instantOf(item.date),
  pinned: item.isSticky,
  author: (site.authors.get(item.author) ?? item.author).slice(0, 80),
  categories: item.categories
    .filter(({ slug }) => slug !== NO_CATEGORY)
    .slice(0, MOST_TERMS)
    .map(({ slug, name }) => [...above(site, slug), name.slice(0, 80)]),
  tags: item.tags.slice(0, MOST_TERMS).map(({ name }) => name.slice(0, 80)),
  ...(item.comments.length > 0 ? { comments: commentsOf(item.comments, site.authorEmails) } : {}),
});

/** Names of the categories above, from the top. A forged file may let them form a circle. */
function above({ categories }: WxrSite, slug: string): string[] {
  const names: string[] = [];
  let parent = categories.get(slug)?.parent;
  while (parent && names.length < DEEPEST) {
    const category = categories.get(parent);
    if (!category) break;
    names.unshift(category.name.slice(0, 80));
    parent = category.parent;
  }
  return names;
}

const hiddenComments = (count: number): string =>
  count === 1
    ? '1 comment was imported. Visitors see it once you allow comments in the settings of the blog.'
    : `${count} comments were imported. Visitors see them once you allow comments in the settings of the blog.`;

export interface Post {
  name: string;
  slug: string;
  seo: Seo;
  excerpt: string;
  blocks: Block[];
  picture: Picture | null;
  data: PostData;
}

/** Adds a post to the site's blog as a draft. @returns its page, the address of the blog, the terms that were added, and what to tell the owner */
export async function addPost(
  services: EntryServices,
  tx: Tx,
  { data, excerpt, picture, ...post }: Post,
  by: string | null,
): Promise<{ id: string; blog: string; terms: string[]; notes: string[] }> {
  const type = await oldestType(tx, 'post');
  if (!type) throw conflict('The content type for posts no longer exists. It may have been deleted.');
  const added: string[] = [];
  const term = (kind: 'category' | 'tag' | 'author', name: string, parent: string | null = null) =>
    ensureTerm(tx, { kind, name, parent, ...(kind === 'author' ? {} : { type: type.id }) }, (id) =>
      added.push(id),
    );
  const each = async (names: readonly string[], kind: 'tag' | 'author') => {
    const ids: string[] = [];
    for (const name of names) ids.push(await term(kind, name));
    return ids;
  };
  const categories: string[] = [];
  for (const path of data.categories) {
    let parent: string | null = null;
    for (const name of path) parent = await term('category', name, parent);
    if (parent) categories.push(parent);
  }
  const id = await addEntry(
    services,
    tx,
    {
      ...post,
      type: type.id,
      details: { excerpt, picture, values: {} },
      shownAt: data.date,
      pinned: data.pinned,
      authors: await each([data.author, ...(data.coauthors ?? [])].filter(Boolean), 'author'),
      categories,
      tags: await each(data.tags, 'tag'),
    },
    by,
  );
  const comments = await addArrivedComments(tx, id, await arrivedComments(data.comments ?? []));
  const notes = comments > 0 && !type.settings.comments?.on ? [hiddenComments(comments)] : [];
  return { id, blog: type.page_slug, terms: added, notes };
}

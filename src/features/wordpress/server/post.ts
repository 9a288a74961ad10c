import {
  addArrivedComments,
  addEntry,
  ensureTerm,
  type EntryServices,
  oldestType,
  termPaths,
} from '../../entries/server/index.ts';
import { monthPath } from '../../entries/entry-address.ts';
import type { Seo } from '../../pages/contract.ts';
import { leadOldPaths } from '../../pages/server/index.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { conflict } from '../../../lib/errors.ts';
import type { Block } from '../../../lib/content/block-kind.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import { arrivedComments, commentsOf } from './comments.ts';
import { formerFeed, formerLists, formerMonth, formerTerms, type Named } from './former-terms.ts';
import { instantOf } from './instant.ts';
import type { FormerList, FormerTerm, PostData } from './queries.ts';
import { staffWords } from './staff-words.ts';
import type { WxrItem, WxrSite } from './read-wxr.ts';

/** As many as an entry may have. */
const MOST_TERMS = 30;
const DEEPEST = 10;
/** What WordPress puts posts without a category into. */
const NO_CATEGORY = 'uncategorized';

export function postOf(item: WxrItem, site: WxrSite): PostData {
  const author = (site.authors.get(item.author) ?? item.author).slice(0, 80);
  const categories = item.categories
    .filter(({ slug }) => slug !== NO_CATEGORY)
    .slice(0, MOST_TERMS)
    .map(({ slug, name }) => [
      ...above(site, slug),
      { id: site.categories.get(slug)?.id, slug, name: name.slice(0, 80) },
    ]);
  const tags = item.tags.slice(0, MOST_TERMS).map(({ slug, name }) => ({ slug, name: name.slice(0, 80) }));
  return {
    date: instantOf(item.date),
    pinned: item.isSticky,
    author,
    categories: categories.map((path) => path.map(({ name }) => name)),
    descriptions: descriptionsOf(site, categories),
    tags: tags.map(({ name }) => name),
    termPaths: formerTerms(
      site.link,
      [
        ...categories.map((path) => ({ kind: 'category' as const, path })),
        ...tags.map((tag) => ({ kind: 'tag' as const, path: [tag] })),
        { kind: 'author', path: [{ slug: nicename(item.author), name: author }] },
      ],
      true,
    ),
    feedName: 'feed',
    listPaths: [
      ...formerFeed(site.link, 'feed'),
      ...formerLists(site.link),
      ...(item.status === 'publish' ? formerMonth(site.link, instantOf(item.date)) : []),
    ],
    ...(item.comments.length > 0 ? { comments: commentsOf(item.comments, site.authorEmails) } : {}),
  };
}

const MOST_DESCRIPTION = 1_000;

const keyOf = (names: readonly string[]): string => names.join('\n');

function descriptionsOf({ categories }: WxrSite, paths: readonly Named[][]): Record<string, string> {
  const all = paths.flatMap((path) =>
    path.map(({ slug }, depth) => {
      const names = path.slice(0, depth + 1).map(({ name }) => name);
      return [keyOf(names), (categories.get(slug)?.description ?? '').slice(0, MOST_DESCRIPTION)] as const;
    }),
  );
  return Object.fromEntries(all.filter(([, description]) => description !== ''));
}

/** The categories above, from the top. A forged file may let them form a circle. */
function above({ categories }: WxrSite, slug: string): Named[] {
  const path: Named[] = [];
  let parent = categories.get(slug)?.parent;
  while (parent && path.length < DEEPEST) {
    const category = categories.get(parent);
    if (!category) break;
    path.unshift({ slug: parent, name: category.name.slice(0, 80) });
    parent = category.parent;
  }
  return path;
}

/** As WordPress makes the address of an author from the login (`sanitize_title_with_dashes`). */
const nicename = (login: string): string =>
  login
    .toLowerCase()
    .replaceAll('.', '-')
    .replaceAll(/[^a-z0-9 _-]/g, '')
    .replaceAll(/[ -]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type TermKind = FormerTerm['kind'];

export interface Post {
  name: string;
  slug: string;
  seo: Seo;
  excerpt: string;
  blocks: Block[];
  picture: Picture | null;
  data: PostData;
}

/** Redirects the addresses that the terms of a post had. @param known ids by kind and names */
async function leadOldTerms(
  tx: Tx,
  type: { id: string; page_slug: string },
  { termPaths: former = [], feedName }: PostData,
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const idOf = ({ kind, names }: FormerTerm) => known.get([kind, ...names].join('\n')) ?? '';
  const paths = await termPaths(tx, type.page_slug, former.map(idOf).filter(Boolean));
  for (const term of former) {
    const to = paths.get(idOf(term));
    if (!to) continue;
    const old = [term.path, ...(term.query ? [term.query] : [])].filter((path) => path !== to);
    await leadOldPaths(tx, { page_id: null, to_address: to }, old);
    if (feedName)
      await leadOldPaths(tx, { page_id: null, to_address: feedOf(to) }, [`${term.path}/${feedName}`]);
  }
}

/** The address of the RSS feed of a list. */
export const feedOf = (list: string): string => `${list}/feed.xml`;

/** Redirects the feed, which others have subscribed to, the month of a post, and what else lists posts. */
async function leadOldLists(tx: Tx, blog: string, lists: readonly FormerList[]): Promise<void> {
  const list = `/${blog}`;
  const targets = { posts: list, search: '/search' };
  for (const { path, month, of } of lists) {
    const to = of ? targets[of] : month === undefined ? feedOf(list) : monthPath(blog, month);
    if (to !== path) await leadOldPaths(tx, { page_id: null, to_address: to }, [path]);
  }
}

/** Adds a post to the site's blog as a draft. @returns its page, the terms that were added, and what to tell the owner */
export async function addPost(
  services: EntryServices,
  tx: Tx,
  { data, excerpt, picture, ...post }: Post,
  by: string | null,
): Promise<{ id: string; terms: string[]; notes: string[] }> {
  const type = await oldestType(tx, 'post');
  if (!type) throw conflict(staffWords().typeForPostsGone);
  const added: string[] = [];
  const known = new Map<string, string>();
  const term = async (kind: TermKind, names: readonly string[], parent: string | null = null) => {
    const description = kind === 'category' ? data.descriptions?.[keyOf(names)] : undefined;
    const at = {
      kind,
      name: names.at(-1) ?? '',
      parent,
      ...(kind === 'author' ? {} : { type: type.id }),
      ...(description ? { description } : {}),
    };
    const id = await ensureTerm(tx, at, (made) => added.push(made));
    known.set([kind, ...names].join('\n'), id);
    return id;
  };
  const each = async (names: readonly string[], kind: TermKind) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await term(kind, [name]));
    return ids;
  };
  const categories: string[] = [];
  for (const path of data.categories) {
    let parent: string | null = null;
    for (const [depth] of path.entries()) parent = await term('category', path.slice(0, depth + 1), parent);
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
      access: data.access,
      authors: await each([data.author, ...(data.coauthors ?? [])].filter(Boolean), 'author'),
      categories,
      tags: await each(data.tags, 'tag'),
    },
    by,
  );
  await leadOldTerms(tx, type, data, known);
  await leadOldLists(tx, type.page_slug, data.listPaths ?? []);
  const comments = await addArrivedComments(tx, id, await arrivedComments(data.comments ?? []));
  const notes =
    comments > 0 && !type.settings.comments?.on ? [staffWords().hiddenComments({ count: comments })] : [];
  return { id, terms: added, notes };
}

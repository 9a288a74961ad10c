import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { baseOf, callsOf, inPageLanguage, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { namesWithin } from '../../../../lib/values/names-within.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { ShownPageContext, useStart } from '../../../pages/web/index.ts';
import type { entriesContract } from '../../contract.ts';
import { monthIn, monthInWords, monthPath, type TermPath, termPath } from '../../entry-address.ts';
import { entryWords } from '../../messages/entries/area.ts';
import type { AudioTrack } from '../../../audio/contract.ts';
import { type EntryList, feedOfType, loadEpisodes, pageIn } from '../entry-lists.ts';
import { Archive, MonthsBeside } from './archive.tsx';
import { EntryCards } from './entry-cards.tsx';
import { Paging } from './paging.tsx';
import css from './term.module.css';

const kinds: readonly string[] = ['category', 'tag', 'author'] satisfies TermPath[];
const isKind = (text: string | undefined): text is TermPath => text !== undefined && kinds.includes(text);

/** Not the list itself, whose number of the page would be taken for a page of the site. */
interface Shown {
  list: EntryList;
  /** `2026-11`, if it shows the entries of a month. */
  month: string | null;
  /** In the main language, for links to the list in the others. */
  pathInEach: string;
  tracks: readonly AudioTrack[];
}

/** The entries of a category, a tag, an author or a month. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Shown> {
  const url = new URL(request.url);
  const path = url.pathname.slice(baseOf(context).length);
  // The routes name each kind and each month, so that all other addresses are those of entries.
  const [, , kind = '', last = ''] = path.split('/');
  const { type = '', slug = last } = params;
  const nowhere = () => data(null, { status: 404 });
  const month = monthIn(kind, slug);
  if (!isKind(kind) && month === null) throw nowhere();
  const call = callsOf<typeof entriesContract>(context);
  const query = {
    type,
    ...(isKind(kind) ? { [kind]: slug } : { month: month ?? '', months: 'true' as const }),
    page: pageIn(url),
    limit: 12,
    ...inPageLanguage(context),
  };
  const list = await call('GET /api/entries', { query }).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw nowhere();
    throw error;
  });
  // Months without entries would be addresses without end.
  if (list.page > list.pages || (month !== null && list.total === 0)) throw nowhere();
  // The page of the type has a new address.
  if (list.type.slug !== type) throw redirect(`/${list.type.slug}/${kind}/${slug}${url.search}`, 301);
  return { list, month, pathInEach: path, tracks: await loadEpisodes(context, list.entries) };
}

const MOST_DESCRIPTION = 160;

/** The description for search engines: the term's, or as many titles of its entries as fit. */
function descriptionOf({ term, entries }: EntryList): { description?: string } {
  const description =
    term?.description ||
    namesWithin(
      entries.map(({ name }) => name),
      MOST_DESCRIPTION,
    );
  return description ? { description } : {};
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown, language) => {
    if (!shown) return { title: '' };
    const { term, type, page } = shown.list;
    if (shown.month)
      return {
        title: `${monthInWords(shown.month, language)} – ${type.page.name}`,
        feeds: [feedOfType(type)],
        ...descriptionOf(shown.list),
        page,
        public: true,
      };
    if (!term) return { title: '' };
    const title = `${term.name} – ${type.page.name}`;
    return {
      title,
      feeds: [{ title, href: `${termPath(type.slug, term.kind, term.slug)}/feed.xml` }],
      ...descriptionOf(shown.list),
      page,
      public: true,
    };
  },
};

export function Component() {
  const t = useMessages(entryWords);
  const { list, month, tracks } = useLoaderData<Shown>();
  const { website } = useStart();
  const local = useLocalPath();
  const original = useOriginal();
  const { term, type, entries } = list;
  const title = month ? monthInWords(month, website.locale) : term?.name;
  const crumbs = [{ label: type.page.name, href: local(`/${type.slug}`) }];
  const about = { blocks: [], crumbs, timeZone: website.timezone, locale: website.locale };
  return (
    <ShownPageContext value={about}>
      <div className={css.screen}>
        <header className={css.head}>
          <p>
            <a href={local(`/${type.slug}`)} {...original(type.page, 'name')}>
              {type.page.name}
            </a>
          </p>
          <h1>{title}</h1>
          {term?.description && <p className={css.text}>{term.description}</p>}
        </header>
        {entries.length > 0 ? (
          <EntryCards {...{ type, entries, tracks }} first={2} />
        ) : (
          <p>{t.nothingHere}</p>
        )}
        <Paging
          list={list}
          path={local(term ? termPath(type.slug, term.kind, term.slug) : monthPath(type.slug, month ?? ''))}
        />
        {month && <MonthsBeside list={list} locale={website.locale} shown={month} />}
        {month && <Archive list={list} locale={website.locale} shown={month} />}
      </div>
    </ShownPageContext>
  );
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { ReactNode } from 'react';
import { isDate } from '../../../../lib/links/entry-path.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { directionOf } from '../../../../lib/values/direction.ts';
import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { rooms } from '../../../../lib/ui/picture/room.ts';
import { baseOf, callsOf, inAnyLanguage, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import type { websitesContract } from '../../../websites/contract.ts';
import { formAction } from '../../../forms/web/index.ts';
import { PageBlocks, PartsProvider, ShownPageContext, useStart } from '../../../pages/web/index.ts';
import type { entriesContract } from '../../contract.ts';
import type { ShownEntry } from '../../entry-shapes.ts';
import { feedOfType } from '../entry-lists.ts';
import { entryWords } from '../../messages/entries/area.ts';
import { CONTENT, isContent, takeContent } from './access/content-data.ts';
import { SignInPanel } from './access/locked.tsx';
import { UnlockedEntry } from './access/unlocked-entry.tsx';
import { COMMENT, loadComments, takeComment } from './comments/comment-data.ts';
import { Comments } from './comments/comments.tsx';
import { entryFacts } from './facts/entry-facts.ts';
import { About, Around, Related, Terms, valuesBelow } from './entry-pieces.tsx';
import { EntryValues } from './entry-values.tsx';
import { EpisodePlayer } from './episode.tsx';
import { LaidOutEntry } from './laid-out-entry.tsx';
import { showEntry, type Shown } from './show-entry.ts';
import css from './entry.module.css';

/** @public Used by the route together with the rest of this module. */
export async function action(args: ActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  const intent = form.get('intent');
  if (intent === CONTENT) return takeContent(args, form);
  return intent === COMMENT ? takeComment(args, form) : formAction(args);
}

export { shouldRevalidate } from './access/content-data.ts';

/** Only the server knows the redirects of the site, so an address that a link leads to is asked for as a document. */
const missing = ({ pathname, search }: URL) =>
  typeof document !== 'undefined' && location.pathname !== pathname
    ? redirect(pathname + search, { headers: { 'X-Remix-Reload-Document': 'true' } })
    : data(null, { status: 404 });

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof entriesContract>(context);
  const url = new URL(request.url);
  const { type = '', year, month, day, slug = '' } = params;
  // The router may give any of these names to a single part.
  const date = [year, month, day].filter((part) => part !== undefined);
  if (!isDate(date)) throw missing(url);
  const website = await callsOf<typeof websitesContract>(context)('GET /api/website');
  const query = {
    type,
    slug,
    ...inAnyLanguage(context, website),
  };
  const entry = await call('GET /api/entry', { query }).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw missing(url);
    throw error;
  });
  if (entry.movedTo) throw redirect(entry.movedTo + url.search, 302);
  // A renamed entry, a renamed page of its type, or another date than that of the entry.
  if (entry.href !== url.pathname.slice(baseOf(context).length)) throw redirect(entry.href + url.search, 301);
  // Its comments come with its content.
  if (entry.locked) return { ...(await showEntry(context, entry, url)), unlocks: true };
  const [shown, comments] = await Promise.all([
    showEntry(context, entry, url),
    loadComments(context, entry._id, url),
  ]);
  return { ...shown, ...(comments ? { comments } : {}) };
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown) => {
    if (!shown) return { title: '' };
    const { entry, tracks, products, currency, site, base, more, comments } = shown;
    const { name, seo, excerpt, picture, height } = entry;
    const description = seo.description || excerpt;
    const track = entry.values.find(({ kind }) => kind === 'audio')?.value;
    const audio = tracks.tracks.find(({ _id }) => _id === track)?.audio ?? null;
    const chosen = entry.values.flatMap(({ kind, value }) =>
      kind === 'products' ? (value as string[]) : [],
    );
    const tickets = Object.values(products.lists)
      .flat()
      .filter(({ _id }) => chosen.includes(_id));
    const facts = entryFacts(entry, { audio, currency, site, base, comments, tickets });
    const shared = seo.picture ?? picture;
    return {
      title: seo.title || name,
      ...(description ? { description } : {}),
      ...(seo.noIndex ? { noIndex: true } : {}),
      ...(shared ? { picture: shared } : {}),
      ...(facts ? { facts } : {}),
      feeds: [feedOfType(entry.type)],
      height,
      ...(more.listPage ? { page: more.listPage } : {}),
      ...(entry.languages ? { languages: entry.languages } : {}),
    };
  },
};

export function Component() {
  const loaded = useLoaderData<Shown>();
  const answer = useActionData<unknown>();
  const { account } = useStart();
  const { entry } = loaded;
  // Without script.
  if (isContent(answer) && answer.shown?.entry._id === entry._id) return <EntryScreen shown={answer.shown} />;
  if (loaded.unlocks && account)
    return (
      <UnlockedEntry key={entry._id} locked={loaded}>
        {(shown, instead, runs) => <EntryScreen {...{ shown, instead, runs }} />}
      </UnlockedEntry>
    );
  return <EntryScreen shown={loaded} instead={entry.locked && <SignInPanel href={entry.href} />} />;
}

interface ScreenProps {
  shown: Shown;
  /** Shown in place of the content. */
  instead?: ReactNode;
  /** Whether it needs script at once. */
  runs?: boolean;
}

function EntryScreen({ shown, instead, runs = false }: ScreenProps) {
  const { entry, page, comments, currency, base: _base, site: _site, unlocks: _unlocks, ...parts } = shown;
  const { website, other, main } = useStart();
  const local = useLocalPath();
  const original = useOriginal();
  const { type, name, href, excerpt, picture, languages } = entry;
  const about = {
    crumbs: [
      { label: website.name, href: local('/') },
      { label: type.page.name, href: local(`/${type.slug}`) },
      { label: name, href: local(href) },
    ],
    timeZone: website.timezone,
    locale: website.locale,
  };
  const episode = parts.tracks.tracks.filter(({ _id }) => _id === entry.episode?.track);
  // A picture that was there before the player stays in its place.
  const showsPicture = picture !== null && (episode.length === 0 || entry.access !== 'everybody');
  const isOriginal = other !== '' && !languages?.includes(other);
  if (page.laidOut) {
    return <LaidOutEntry {...{ shown, about, isOriginal, instead, runs }} blocks={page.laidOut} />;
  }
  return (
    <ShownPageContext value={{ ...about, blocks: page.blocks }}>
      <article className={css.screen} tabIndex={-1} data-runs={runs ? '' : undefined}>
        <header className={css.head}>
          <Terms entry={entry} kind="category" terms={entry.categories} />
          <h1 {...original(entry, 'name')}>{name}</h1>
          {excerpt && (
            <p className={css.lede} {...original(entry, 'excerpt')}>
              {excerpt}
            </p>
          )}
          <About entry={entry} />
        </header>
        {showsPicture && (
          <div className={css.picture}>
            <PictureView picture={picture} room={rooms.normal} fit="natural" isFirst />
          </div>
        )}
        {episode.length > 0 && (
          <div className={css.player}>
            <EpisodePlayer entry={entry} queue={episode} hasCover={!showsPicture} />
          </div>
        )}
        {instead && <div className={css.instead}>{instead}</div>}
        <PartsProvider parts={parts}>
          <EntryValues
            values={valuesBelow(entry)}
            isOriginal={isOriginal}
            currency={currency}
            track={entry.episode?.track}
          />
        </PartsProvider>
        <div {...(isOriginal ? { lang: main, dir: directionOf(main) } : {})}>
          <PageBlocks key={entry._id} blocks={page.blocks} parts={parts} about={about} titled />
        </div>
        {comments && <Comments key={`comments-${entry._id}`} entry={entry} list={comments} />}
        <Foot entry={entry} />
      </article>
    </ShownPageContext>
  );
}

function Foot({ entry }: { entry: ShownEntry }) {
  const t = useMessages(entryWords);
  return (
    <footer className={css.foot}>
      {entry.tags.length > 0 && (
        <section aria-label={t.tags}>
          <Terms entry={entry} kind="tag" terms={entry.tags} />
        </section>
      )}
      <Around entry={entry} />
      <Related entry={entry} />
    </footer>
  );
}

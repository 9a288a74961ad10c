import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { siteAddress } from '../../../../../lib/links/site-address.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, text, type Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle, wordsFor } from '../../../../../lib/ui/screen.ts';
import type { creatorSitesContract } from '../../../creator-sites-contract.ts';
import type { CreatorAccount } from '../../../creators-contract.ts';
import { platformWords } from '../../../messages/screens/area.ts';
import type { OwnSite } from '../../../sites-contract.ts';
import { platformCalls, requireCreator } from '../guards.ts';
import { Notice, WithStrong } from '../screen.tsx';
import { type Entry, Opening } from './opening.tsx';
import { SiteCard } from './site-card.tsx';
import screen from '../screen.module.css';
import css from './sites.module.css';

interface Shown {
  me: CreatorAccount;
  sites: OwnSite[];
}

interface Done {
  intent: string;
  done: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  const me = await requireCreator(args);
  return { me, sites: await platformCalls(args.context)('GET /api/platform/sites') };
}

export async function action(args: ActionFunctionArgs) {
  const sent = await args.request.formData();
  await requireCreator(args);
  const t = wordsFor(args.context, platformWords);
  const intent = text(sent, 'intent');
  const [what, id = ''] = intent.split(':');
  try {
    if (what === 'restore') {
      const call = callsOf<typeof creatorSitesContract>(args.context);
      await atLeast(200, call('POST /api/platform/sites/{id}/restore', { params: { id }, body: {} }));
      return redirect('/sites');
    }
    const call = platformCalls(args.context);
    if (what === 'confirm') {
      await atLeast(200, call('POST /api/platform/proof', { body: {} }));
      return { intent, done: t.linkSentAgain } satisfies Done;
    }
    const { url } = await call('POST /api/platform/sites/{id}/token', { params: { id }, body: {} });
    const to = siteAddress(text(sent, 'to'), new URL(args.request.url).origin);
    return {
      opens: to ? `${url}&${new URLSearchParams({ returnTo: to })}` : url,
      name: t.yourSite,
    } satisfies Entry;
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).mySites, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const { me, sites } = useLoaderData<Shown>();
  const result = useActionData<Problem | Done | Entry>();
  if (result && 'opens' in result) return <Opening {...result} />;
  const problem = result && 'error' in result ? result : undefined;
  return (
    <div className={screen.screen}>
      <div className={`${screen.row} ${screen.spread}`}>
        <h1>{t.mySites}</h1>
        {sites.length > 0 ? (
          <a className="button" href="/sites/new">
            {t.createSite}
          </a>
        ) : null}
      </div>
      <div className={screen.stack}>
        {result && 'done' in result ? <Notice>{result.done}</Notice> : null}
        {problem?.intent === 'confirm' ? null : <Summary problem={problem} />}
        {me.proven ? null : <ConfirmNotice email={me.email} problem={problemOf(result, 'confirm')} />}
        {sites.length > 0 ? (
          <ul className={css.sites}>
            {sites.map((site) => (
              <SiteCard key={site._id} site={site} />
            ))}
          </ul>
        ) : (
          <NoSites />
        )}
      </div>
    </div>
  );
}

/** Shown until the address is confirmed by an emailed link. */
function ConfirmNotice({ email, problem }: { email: string; problem: Problem | undefined }) {
  const t = useMessages(platformWords);
  return (
    <Form className={`${screen.notice} ${css.confirm}`} method="post" preventScrollReset>
      <p>
        <WithStrong say={(gap) => t.confirmEmailNotice({ email: gap })} value={email} />
      </p>
      <Summary problem={problem} />
      <SubmitButton intent="confirm" busy={t.sending} look="secondary">
        {t.resendLink}
      </SubmitButton>
    </Form>
  );
}

function NoSites() {
  const t = useMessages(platformWords);
  return (
    <section className={`${screen.card} ${css.empty}`}>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect x="12" y="8" width="96" height="64" rx="6" />
        <path d="M12 22h96M20 15h.1M27 15h.1M34 15h.1M24 36h34M24 46h26" />
        <rect x="70" y="34" width="28" height="26" rx="3" />
      </svg>
      <h2>{t.noSites}</h2>
      <p>{t.noSitesLead}</p>
      <a className="button" href="/sites/new">
        {t.createFirstSite}
      </a>
    </section>
  );
}

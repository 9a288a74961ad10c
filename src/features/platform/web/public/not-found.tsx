import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { NarrowScreen, WithStrong } from './screen.tsx';
import css from './screen.module.css';

interface Shown {
  /** The unknown host, as requested. */
  host: string | null;
}

/** `/not-found?host=`, and every missing address. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const host = pathname === '/not-found' ? searchParams.get('host') : null;
  return data<Shown>({ host: host?.slice(0, 253) ?? null }, { status: 404 });
}

export const action = () => data(null, { status: 404 });

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).notFound, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const { host } = useLoaderData<Shown>();
  return (
    <NarrowScreen
      title={t.notFound}
      lead={host ? <WithStrong say={(gap) => t.noSiteAt({ host: gap })} value={host} /> : t.pageNotFound}
    >
      <p className={css.row}>
        <a className="button" href="/">
          {t.aboutSitewright}
        </a>
        {host ? (
          <a className="button" data-look="secondary" href="/sites">
            {t.isThisYours}
          </a>
        ) : null}
      </p>
    </NarrowScreen>
  );
}

import { Form } from 'react-router';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { platformWords } from '../../../messages/screens/area.ts';
import { platformLocale } from '../../../platform-locale.ts';
import type { OwnSite } from '../../../sites-contract.ts';
import { WithStrong } from '../screen.tsx';
import screen from '../screen.module.css';
import css from './sites.module.css';

export function SiteCard({ site }: { site: OwnSite }) {
  const t = useMessages(platformWords);
  const states = { live: t.live, private: t.private, deleting: t.deleted };
  return (
    <li className={css.site}>
      <img
        className={css.shot}
        src={`/sites/${site._id}/picture.jpg`}
        alt=""
        width="1200"
        height="630"
        loading="lazy"
      />
      <div className={css.about}>
        <div className={`${screen.row} ${screen.spread}`}>
          <h2>{site.name}</h2>
          <span className={css.state} data-state={site.state}>
            {states[site.state]}
          </span>
        </div>
        <p className={css.host}>
          <a href={`${site.url}/`}>{readable(site.url)}</a>
        </p>
        {site.state === 'deleting' ? <Restore site={site} /> : <Entries site={site} />}
      </div>
    </li>
  );
}

/** Shows `http://shop.example.com` without the scheme. */
const readable = (url: string): string => url.replace(/^https?:\/\//, '');

function Entries({ site }: { site: OwnSite }) {
  const t = useMessages(platformWords);
  const entries = [
    [t.openAdmin, '/admin'],
    [t.domains, '/admin/settings/domains'],
    [t.settings, '/admin/settings/misc'],
  ] as const;
  return (
    <div className={screen.row}>
      {entries.map(([label, to], at) => (
        <Form key={to} className={css.small} method="post" action="/sites">
          <input type="hidden" name="to" value={to} />
          <SubmitButton
            intent={`open:${site._id}`}
            busy={t.opening}
            {...(at > 0 ? { look: 'secondary' as const } : {})}
          >
            {label}
            <span className="visually-hidden"> {t.ofSite({ name: site.name })}</span>
          </SubmitButton>
        </Form>
      ))}
    </div>
  );
}

function Restore({ site }: { site: OwnSite }) {
  const t = useMessages(platformWords);
  const locale = platformLocale(useLanguage());
  return (
    <>
      <p>
        {site.eraseAt ? (
          <WithStrong say={(gap) => t.erasedOn({ day: gap })} value={dayOf(site.eraseAt, locale)} />
        ) : (
          t.erasedSoon
        )}
      </p>
      <Form className={css.small} method="post" action="/sites">
        <SubmitButton intent={`restore:${site._id}`} busy={t.restoring} look="secondary">
          {t.restoreSite}
          <span className="visually-hidden"> {site.name}</span>
        </SubmitButton>
      </Form>
    </>
  );
}

const dayOf = (instant: string, locale: string): string =>
  new Date(instant).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

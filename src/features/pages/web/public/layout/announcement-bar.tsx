import { useState } from 'react';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import {
  ANNOUNCEMENT_COOKIE,
  ANNOUNCEMENT_SECONDS,
  announcementKey,
} from '../../../../../lib/theme/announcement.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { layout } from '../../../messages/layout/area.ts';
import { useStart } from '../../start.ts';
import css from './announcement-bar.module.css';
import { CloseIcon } from './icons.tsx';

/** The owner’s announcement above the header. Closing it works without script, with a form that returns to the page. */
export function AnnouncementBar() {
  const t = useMessages(layout);
  const { website } = useStart();
  const { announcement } = website.brand;
  const written = useOriginal();
  const key = announcement && announcementKey(announcement);
  const [closed, setClosed] = useState<string | null>(null);
  if (!announcement || key === closed) return null;
  const { text, link, ground, dismissible } = announcement;
  return (
    <aside className={css.bar} data-surface={ground} data-announcement aria-label={t.announcement}>
      <p className={css.text}>
        <span {...written(website, 'announcement.text')}>{text}</span>{' '}
        {link && (
          <a
            className={css.link}
            href={link.href}
            rel={isExternal(link.href) ? 'noopener' : undefined}
            {...written(website, 'announcement.link.label')}
          >
            {link.label}
          </a>
        )}
      </p>
      {dismissible && (
        <form
          method="post"
          action="/internal/announcement"
          onSubmit={(event) => {
            event.preventDefault();
            document.cookie = `${ANNOUNCEMENT_COOKIE}=${key}; path=/; max-age=${ANNOUNCEMENT_SECONDS}; samesite=lax`;
            setClosed(key);
          }}
        >
          <input type="hidden" name="key" value={key ?? ''} />
          <button type="submit" className={css.close}>
            <CloseIcon />
            <span className="visually-hidden">{t.closeAnnouncement}</span>
          </button>
        </form>
      )}
    </aside>
  );
}

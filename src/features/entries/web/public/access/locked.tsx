import type { Ref } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { ShownEntry } from '../../../entry-shapes.ts';
import { entryWords } from '../../../messages/entries/area.ts';
import { CONTENT } from './content-data.ts';
import css from './locked.module.css';

/** In place of the content, for people who aren’t signed in. */
export function SignInPanel({ href }: Pick<ShownEntry, 'href'>) {
  const t = useMessages(entryWords);
  const local = useLocalPath();
  const account = local(`/account?${new URLSearchParams({ returnTo: local(href) })}`);
  return (
    <section className={css.panel} aria-labelledby="sign-in-to-see">
      <h2 id="sign-in-to-see">{t.signInToSee}</h2>
      <p className={css.ways}>
        <a className="button" href={account}>
          {t.signIn}
        </a>
        <a className="button" data-look="secondary" href={`${account}#register`}>
          {t.createAccount}
        </a>
      </p>
    </section>
  );
}

/** A minute of text has about this many lines. */
const LINES = 16;
const MOST_LINES = 48;

/** While the content is loaded: about as high as it will be. Without script, a form asks for it. */
export function ContentLoading({ readingTime }: Pick<ShownEntry, 'readingTime'>) {
  const t = useMessages(entryWords);
  const lines = Math.min(MOST_LINES, readingTime * LINES);
  return (
    <div className={css.loading}>
      <p className="visually-hidden" role="status">
        {t.loadingContent}
      </p>
      <noscript>
        <form method="post">
          <button type="submit" className="button" name="intent" value={CONTENT}>
            {t.showContent}
          </button>
        </form>
      </noscript>
      <div aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={css.line} />
        ))}
      </div>
    </div>
  );
}

interface FailedProps {
  busy: boolean;
  onRetry: () => void;
  button?: Ref<HTMLButtonElement>;
}

export function ContentFailed({ busy, onRetry, button }: FailedProps) {
  const t = useMessages(entryWords);
  return (
    <section className={css.panel} aria-labelledby="content-failed">
      <div role="alert">
        <h2 id="content-failed">{t.contentFailed}</h2>
      </div>
      <p className={css.ways}>
        <button
          type="button"
          className="button"
          ref={button}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onRetry();
          }}
        >
          {busy ? t.loadingContent : t.tryAgain}
        </button>
      </p>
    </section>
  );
}

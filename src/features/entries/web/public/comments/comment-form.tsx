import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Field, Labelled } from '../../../../../lib/ui/form/field.tsx';
import shared from '../../../../../lib/ui/form/form.module.css';
import { problemFrom, problemOf, type Problem } from '../../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { accountsContract } from '../../../../accounts/contract.ts';
import { useStart } from '../../../../pages/web/index.ts';
import { commentWords } from '../../../messages/comments/area.ts';
import { MOST_COMMENT } from '../../../reader-comment-limits.ts';
import type { ReaderComment, readerCommentsContract } from '../../../reader-comments-contract.ts';
import { COMMENT, commentIn, type Outcome } from './comment-data.ts';
import css from './comments.module.css';

interface Props {
  entryId: string;
  open: boolean;
  /** Of a comment sent without script. */
  outcome: Outcome | undefined;
  /** The comment that it answers. */
  parent: ReaderComment | undefined;
  onCancel: () => void;
  onSent: () => void;
}

/** The form with the notice about the last comment. Without script it is sent to the page itself. */
export function CommentForm({ entryId, open, outcome, parent, onCancel, onSent }: Props) {
  const t = useMessages(commentWords);
  const refusal = problemOf(useActionData(), COMMENT);
  const notice = useRef<HTMLParagraphElement>(null);
  const [problem, setProblem] = useState(refusal);
  const [sent, setSent] = useState({ count: 0, outcome: refusal ? undefined : outcome });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (sent.count > 0) notice.current?.focus();
  }, [sent]);

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const body = commentIn(new FormData(event.currentTarget));
    setBusy(true);
    try {
      const call = browserClient<typeof readerCommentsContract>();
      const reply = await call('POST /api/entries/{id}/comments', { params: { id: entryId }, body });
      setProblem(undefined);
      setSent(({ count }) => ({ count: count + 1, outcome: reply.outcome }));
      onSent();
    } catch (error) {
      if (!isRefusal(error)) {
        toastFor(error);
        throw error;
      }
      setProblem(problemFrom(error, { intent: COMMENT }));
    } finally {
      setBusy(false);
    }
  };

  const words = { confirm: t.checkEmail, pending: t.awaiting, published: t.published };
  return (
    <>
      {sent.outcome && (
        <p className={css.notice} role="status" ref={notice} tabIndex={-1}>
          {words[sent.outcome]}
        </p>
      )}
      {open ? (
        <>
          <h3 dir="auto">{parent ? t.replyingTo({ name: parent.name }) : t.addComment}</h3>
          <form
            key={sent.count}
            method="post"
            action="#comment-form"
            className={shared.form}
            noValidate
            onSubmit={(event) => void send(event)}
          >
            <input type="hidden" name="intent" value={COMMENT} />
            <input type="hidden" name="entry" value={entryId} />
            <input type="hidden" name="parent" value={parent?._id ?? ''} />
            <Summary problem={problem} />
            <Fields problem={problem} />
            <div className={css.acts}>
              <button type="submit" className="button" data-replay aria-disabled={busy || undefined}>
                {busy ? t.posting : t.post}
              </button>
              {parent && <CancelReply onCancel={onCancel} />}
            </div>
          </form>
        </>
      ) : (
        <p>{t.closed}</p>
      )}
    </>
  );
}

function CancelReply({ onCancel }: Pick<Props, 'onCancel'>) {
  const t = useMessages(commentWords);
  return (
    <a
      href="?#comment-form"
      onClick={(event) => {
        event.preventDefault();
        onCancel();
        document.getElementById('comment-body-field')?.querySelector('textarea')?.focus();
      }}
    >
      {t.cancelReply}
    </a>
  );
}

/** The name of the account, loaded by script: pages come from a cache that all customers share. */
function useAccountName(): string {
  const { account } = useStart();
  const id = account?._id;
  const [name, setName] = useState('');
  useEffect(() => {
    if (!id) return undefined;
    let isShown = true;
    browserClient<typeof accountsContract>()('GET /api/account-details/{id}', { params: { id } }).then(
      (details) => {
        if (isShown) setName(details.name);
      },
      // The comment gets the account's name even if it can't be shown here.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id]);
  return name;
}

function Fields({ problem }: { problem: Problem | undefined }) {
  const t = useMessages(commentWords);
  const { account } = useStart();
  const ownName = useAccountName();
  return (
    <>
      <div id="comment-body-field" className={shared.field}>
        <Labelled name="body" label={t.comment} problem={problem}>
          {(parts) => (
            <textarea
              className={`${shared.input} ${css.long}`}
              name="body"
              dir="auto"
              maxLength={MOST_COMMENT}
              defaultValue={problem?.values['body']}
              {...parts}
            />
          )}
        </Labelled>
      </div>
      <Field
        key={ownName}
        name="name"
        label={t.name}
        problem={problem}
        autoComplete="name"
        maxLength={80}
        {...(account ? { hint: t.accountName } : {})}
        defaultValue={ownName}
        readOnly={ownName !== ''}
      />
      {!account && (
        <Field
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          problem={problem}
          autoComplete="email"
          maxLength={254}
        />
      )}
      <div className={css.further} aria-hidden="true">
        <label htmlFor="comment-further">{t.leaveThisEmpty}</label>
        <input id="comment-further" name="further" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

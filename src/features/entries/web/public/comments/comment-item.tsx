import { use, useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import { ShownPageContext } from '../../../../pages/web/index.ts';
import { commentWords } from '../../../messages/comments/area.ts';
import type { ReaderComment, readerCommentsContract } from '../../../reader-comments-contract.ts';
import { CommentText } from './comment-text.tsx';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';
import css from './comments.module.css';

export interface Acts {
  /** The address of the form that answers a comment; null where there is none. */
  replyPath: ((id: string) => string) | null;
  onReply: (id: string) => void;
  onDeleted: () => void;
}

interface Props {
  comment: ReaderComment;
  acts: Acts;
}

export function CommentItem({ comment, acts: { replyPath, onReply, onDeleted } }: Props) {
  const t = useMessages(commentWords);
  const { locale, timeZone } = use(ShownPageContext);
  // The page comes from a cache that all visitors share, and doesn't know whose comments are whose.
  const isOwn = useHydrated() && comment.own;
  if (comment.deleted) return <p className={css.deleted}>{t.commentDeleted}</p>;
  const { _id, name, staff, body, createdAt } = comment;
  const date = new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'medium', timeZone }).format(
    new Date(createdAt),
  );
  return (
    <article className={css.comment} id={`comment-${_id}`}>
      <p className={css.about}>
        <strong dir="auto">{name}</strong>
        {staff && <span className={css.badge}>{t.siteTeam}</span>}
        <time dateTime={createdAt}>{date}</time>
      </p>
      <CommentText text={body} />
      <div className={css.acts}>
        {replyPath && (
          <a
            href={replyPath(_id)}
            rel="nofollow"
            aria-label={t.replyTo({ name })}
            onClick={(event) => {
              event.preventDefault();
              onReply(_id);
            }}
          >
            {t.reply}
          </a>
        )}
        {isOwn && <DeleteOwn id={_id} date={date} onDeleted={onDeleted} />}
      </div>
    </article>
  );
}

const focused = (button: HTMLElement | null) => button?.focus();

function DeleteOwn({ id, date, onDeleted }: { id: string; date: string; onDeleted: () => void }) {
  const t = useMessages(commentWords);
  const [step, setStep] = useState<'closed' | 'asking' | 'deleting' | 'cancelled'>('closed');
  const remove = async () => {
    if (step === 'deleting') return;
    setStep('deleting');
    try {
      const call = browserClient<typeof readerCommentsContract>();
      await call('DELETE /api/entry-comment/{id}', { params: { id } });
      onDeleted();
    } catch (error) {
      toastFor(error);
      setStep('asking');
      if (!isRefusal(error)) throw error;
    }
  };
  if (step === 'closed' || step === 'cancelled')
    return (
      <button
        type="button"
        ref={step === 'cancelled' ? focused : null}
        aria-label={t.deleteComment({ date })}
        onClick={() => setStep('asking')}
      >
        {t.delete}
      </button>
    );
  return (
    <>
      <span role="status">{t.confirmDelete}</span>
      <button type="button" aria-disabled={step === 'deleting' || undefined} onClick={() => void remove()}>
        {t.delete}
      </button>
      <button type="button" ref={focused} onClick={() => setStep('cancelled')}>
        {t.keep}
      </button>
    </>
  );
}

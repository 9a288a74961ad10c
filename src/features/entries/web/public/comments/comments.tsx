import { useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { commentWords } from '../../../messages/comments/area.ts';
import type { ReaderComment } from '../../../reader-comments-contract.ts';
import { type CommentList, outcomeIn } from './comment-data.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, type Acts } from './comment-item.tsx';
import css from './comments.module.css';

interface Props {
  entry: { _id: string; href: string };
  list: CommentList;
}

interface Thread {
  /** None where a page of the list begins with replies. */
  first: ReaderComment | null;
  replies: ReaderComment[];
}

function threadsOf(comments: readonly ReaderComment[]): Thread[] {
  const threads: Thread[] = [];
  for (const comment of comments) {
    const last = threads.at(-1);
    if (comment.parent === null) threads.push({ first: comment, replies: [] });
    else if (last) last.replies.push(comment);
    else threads.push({ first: null, replies: [comment] });
  }
  return threads;
}

/** Comments of visitors on an entry; nothing where it has none and takes none. */
export function Comments({ entry, list }: Props) {
  const t = useMessages(commentWords);
  const path = useLocalPath()(entry.href);
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answered, setAnswered] = useState(query.get('reply'));
  const [said, setSaid] = useState('');
  const outcome = outcomeIn(query);
  const { open, total, comments } = list;
  if (!open && total === 0 && !outcome) return null;

  const acts: Acts = {
    replyPath: open ? (id) => `${path}?reply=${id}#comment-form` : null,
    onReply: (id) => {
      setAnswered(id);
      document.getElementById('comment-body-field')?.querySelector('textarea')?.focus();
    },
    onDeleted: () => {
      setSaid(t.commentDeleted);
      heading.current?.focus();
      void revalidate();
    },
  };
  const parent = comments.find(({ _id, deleted }) => _id === answered && !deleted);
  return (
    <section id="comments" className={css.comments} aria-labelledby="comments-title">
      <h2 id="comments-title" ref={heading} tabIndex={-1}>
        {t.comments({ count: total })}
      </h2>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {comments.length > 0 && (
        <ol className={css.list}>
          {threadsOf(comments).map(({ first, replies }) => (
            <li key={(first ?? replies[0])?._id}>
              {first && <CommentItem comment={first} acts={acts} />}
              {replies.length > 0 && (
                <ol className={css.replies}>
                  {replies.map((reply) => (
                    <li key={reply._id}>
                      <CommentItem comment={reply} acts={acts} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      )}
      <Pages list={list} path={path} />
      <div id="comment-form" className={css.write}>
        <CommentForm
          entryId={entry._id}
          open={open}
          outcome={outcome}
          parent={parent}
          onCancel={() => setAnswered(null)}
          onSent={() => {
            setAnswered(null);
            void revalidate();
          }}
        />
      </div>
    </section>
  );
}

function Pages({ list: { page, pages }, path }: { list: CommentList; path: string }) {
  const t = useMessages(commentWords);
  if (pages <= 1 && page <= 1) return null;
  const at = (number: number) => `${path}${number > 1 ? `?comments=${number}` : ''}#comments`;
  return (
    <nav aria-label={t.pages} className={css.paging}>
      {page > 1 && (
        <a className="button" data-look="secondary" rel="prev" href={at(Math.min(page - 1, pages))}>
          {t.previous}
        </a>
      )}
      {page <= pages && <span>{t.pageOf({ page, pages })}</span>}
      {page < pages && (
        <a className="button" data-look="secondary" rel="next" href={at(page + 1)}>
          {t.next}
        </a>
      )}
    </nav>
  );
}

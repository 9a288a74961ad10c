import type { Review, ReviewThread } from '../../review-contract.ts';
import { nameOf, showBlock } from './blocks.ts';
import type { Author, ReviewData } from './calls.ts';
import { commentForm } from './comment-form.ts';
import { button, element } from './elements.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';

/** What the panel shows. */
export interface Shown {
  /** Threads of one block, or of all if undefined; null is the page. */
  block: string | null | undefined;
  /** With a form for a new thread. */
  writes: boolean;
  /** The thread that is being replied to. */
  replying: string | null;
  /** What has just happened. */
  said: string;
}

export interface PanelActions {
  show: (change: Partial<Shown> | null) => void;
  begin: (block: string | null, author: Author, text: string, further: string) => Promise<void>;
  reply: (thread: string, author: Author, text: string, further: string) => Promise<void>;
  setEmails: (on: boolean) => void;
  known: () => Author;
}

const timeOf = (at: string, locale: string) =>
  element(
    'time',
    { dateTime: at },
    new Date(at).toLocaleString(withLatinDigits(locale), { dateStyle: 'medium', timeStyle: 'short' }),
  );

function commentsOf({ comments }: ReviewThread, { words, locale }: ReviewData) {
  return element(
    'ul',
    {},
    ...comments.map(({ name, staff, text, createdAt }) =>
      element(
        'li',
        {},
        element('span', { className: 'who', dir: 'auto' }, name || words.team),
        ' ',
        element('small', {}, staff && name ? `${words.team} · ` : '', timeOf(createdAt, locale)),
        element('p', { className: 'words', dir: 'auto' }, text),
      ),
    ),
  );
}

const placeLink = (block: string | null, place: string) =>
  block === null ? element('h3', {}, place) : button(place, () => showBlock(block), { className: 'place' });

function threadCard(thread: ReviewThread, data: ReviewData, shown: Shown, actions: PanelActions) {
  const { words } = data;
  const { block, _id: id } = thread;
  const place = nameOf(block, words);
  const form = () =>
    commentForm({
      words,
      label: words.replyLabel,
      send: words.reply,
      known: actions.known(),
      onSend: (...said) => actions.reply(id, ...said),
      onCancel: () => actions.show({ replying: null }),
    });
  return element(
    'article',
    { attributes: { 'aria-label': place, 'data-thread': id } },
    ...(shown.block === undefined ? [placeLink(block, place)] : []),
    ...(thread.resolved ? [element('span', { className: 'done' }, words.resolved)] : []),
    commentsOf(thread, data),
    shown.replying === id
      ? form()
      : button(words.reply, () => actions.show({ replying: id, writes: false, said: '' })),
  );
}

/** With the personal link from an email only. */
const emailChoice = ({ emails }: Review, { words }: ReviewData, { setEmails }: PanelActions) =>
  emails === null ? [] : [button(emails ? words.stopEmails : words.getEmails, () => setEmails(!emails))];

/** All threads or those of a block, and the forms. */
export function panel(review: Review, data: ReviewData, shown: Shown, actions: PanelActions): HTMLElement {
  const { words } = data;
  const { block } = shown;
  const threads = review.threads.filter((each) => block === undefined || each.block === block);
  const title = block === undefined ? words.comments : nameOf(block, words);
  const form = () =>
    commentForm({
      words,
      label: words.text,
      send: words.post,
      known: actions.known(),
      onSend: (...said) => actions.begin(block ?? null, ...said),
      onCancel: () => actions.show(threads.length > 0 ? { writes: false } : null),
    });
  const place = element(
    'section',
    { className: 'panel', attributes: { role: 'dialog', 'aria-label': title } },
    element(
      'div',
      { className: 'head' },
      element('h2', { tabIndex: -1, dir: 'auto' }, title),
      button('×', () => actions.show(null), { attributes: { 'aria-label': words.close } }),
    ),
    element('p', { attributes: { role: 'status' }, hidden: shown.said === '' }, shown.said),
    ...emailChoice(review, data, actions),
    ...threads.map((thread) => threadCard(thread, data, shown, actions)),
    ...(threads.length === 0 && !shown.writes ? [element('p', {}, words.none)] : []),
    ...(shown.writes
      ? [form()]
      : block === undefined
        ? []
        : [button(words.newComment, () => actions.show({ writes: true, replying: null, said: '' }))]),
  );
  return place;
}

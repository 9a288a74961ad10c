import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { neutralCell } from '../../../lib/values/csv-cell.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { answerText } from '../check-answers.ts';
import { askedLabels } from './export-queries.ts';
import { listMessages, type MessageRow } from './message-queries.ts';
import { listSubscribers, type SubscriberRow } from './newsletter/subscriber-queries.ts';

const PAGE = 500;

type Cells = Record<string, string>;

/** All rows, page by page, each in its own short transaction. */
async function* each<R extends { id: string }>(
  next: (after: string | undefined) => Promise<R[]>,
): AsyncGenerator<R> {
  let after: string | undefined;
  for (;;) {
    const rows = await next(after);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id;
  }
}

async function* mapped<R>(rows: AsyncGenerator<R>, toCells: (row: R) => Cells): AsyncGenerator<Cells> {
  for await (const row of rows) yield toCells(row);
}

const csv = (columns: string[], rows: AsyncGenerator<Cells>) =>
  Readable.from(rows).pipe(stringify({ columns, header: true, bom: true, cast: { string: neutralCell } }));

const own = { date: 'Received', form: 'Form', origin: 'From', name: 'Name', email: 'Email', state: 'Status' };

const stateOf = ({ spam, archived, read }: MessageRow): string =>
  spam ? 'Spam' : archived ? 'Archived' : read ? 'Read' : 'Unread';

/** A question that is called like one of our own columns gets one of its own. */
const columnOf = (label: string): string =>
  Object.values(own).includes(label) ? `${label} (answer)` : label;

function messageCells(row: MessageRow): Cells {
  const answers = row.answers.map((answer): [string, string] => [columnOf(answer.label), answerText(answer)]);
  return {
    ...Object.fromEntries(answers),
    [own.date]: row.created_at.toISOString(),
    [own.form]: row.form_name,
    [own.origin]: row.origin,
    [own.name]: row.sender_name,
    [own.email]: row.sender_email ?? '',
    [own.state]: stateOf(row),
  };
}

const subscriberCells = (row: SubscriberRow): Cells => ({
  Email: row.email,
  State: row.status,
  Agreed: row.consent,
  Asked: row.created_at.toISOString(),
  Confirmed: row.confirmed_at?.toISOString() ?? '',
  Left: row.left_at?.toISOString() ?? '',
});

async function* allMessages({ db }: SiteRequest): AsyncGenerator<MessageRow> {
  for (const spam of [false, true])
    yield* each((after) => db((tx) => listMessages(tx, { spam, limit: PAGE, after })));
}

/** Tables to take away, streamed: a hundred thousand rows are never held at once. */
export const exportCalls = (): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/messages/export.csv',
    described: { summary: 'Messages as CSV', gives: { type: 'text/csv' } },
    act: { word: 'messages-exported' },
    who: 'owner',
    area: 'messages',
    handle: async (request, _incoming, reply) => {
      const labels = await request.db((tx) => askedLabels(tx));
      const columns = [...new Set([...Object.values(own), ...labels.map(columnOf)])];
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="messages.csv"')
        .send(csv(columns, mapped(allMessages(request), messageCells)));
    },
  },
  {
    method: 'GET',
    path: '/api/subscribers/export.csv',
    described: { summary: 'Newsletter subscribers as CSV', gives: { type: 'text/csv' } },
    act: { word: 'newsletter-exported' },
    who: 'owner',
    area: 'messages',
    handle: async ({ db }, _incoming, reply) => {
      const rows = each((after) => db((tx) => listSubscribers(tx, { limit: PAGE, after })));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="newsletter.csv"')
        .send(
          csv(
            ['Email', 'Status', 'Agreed', 'Signed up', 'Confirmed', 'Unsubscribed'],
            mapped(rows, subscriberCells),
          ),
        );
    },
  },
];

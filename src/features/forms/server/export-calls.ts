import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { answerText } from '../check-answers.ts';
import { askedLabels } from './export-queries.ts';
import { listMessages, type MessageRow } from './message-queries.ts';
import { listSubscribers, type SubscriberRow } from './newsletter/subscriber-queries.ts';
import { everyPage } from '../../../lib/http/requests/paging.ts';
import { sendCsv } from '../../../lib/http/replies/csv-reply.ts';

const PAGE = 500;

interface Page {
  limit: number;
  after: string | undefined;
}

type Cells = Record<string, string>;

const own = { date: 'Received', form: 'Form', origin: 'From', name: 'Name', email: 'Email', state: 'Status' };

const stateOf = ({ spam, archived, read }: MessageRow): string =>
  spam ? 'Spam' : archived ? 'Archived' : read ? 'Read' : 'Unread';

/** A question with the name of one of our own columns gets a separate column. */
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

const subscriberColumns = ['Email', 'Status', 'Agreed', 'Signed up', 'Confirmed', 'Unsubscribed'];

const subscriberRow = (row: SubscriberRow): string[] => [
  row.email,
  row.status,
  row.consent,
  row.created_at.toISOString(),
  row.confirmed_at?.toISOString() ?? '',
  row.left_at?.toISOString() ?? '',
];

async function* messageRows({ db }: SiteRequest, columns: readonly string[]) {
  for (const spam of [false, true]) {
    const read = (page: Page) => db((tx) => listMessages(tx, { spam, ...page }));
    for await (const rows of everyPage(PAGE, read, ({ id }) => id))
      yield rows.map(messageCells).map((cells) => columns.map((column) => cells[column] ?? ''));
  }
}

async function* subscriberRows({ db }: SiteRequest) {
  const read = (page: Page) => db((tx) => listSubscribers(tx, page));
  for await (const rows of everyPage(PAGE, read, ({ id }) => id)) yield rows.map(subscriberRow);
}

/** CSV exports, streamed: a hundred thousand rows are never in memory at once. */
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
      return sendCsv(reply, 'messages.csv', columns, messageRows(request, columns));
    },
  },
  {
    method: 'GET',
    path: '/api/subscribers/export.csv',
    described: { summary: 'Newsletter subscribers as CSV', gives: { type: 'text/csv' } },
    act: { word: 'newsletter-exported' },
    who: 'owner',
    area: 'messages',
    handle: async (request, _incoming, reply) =>
      sendCsv(reply, 'newsletter.csv', subscriberColumns, subscriberRows(request)),
  },
];

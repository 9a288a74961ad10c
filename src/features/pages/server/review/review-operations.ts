import { randomUUIDv7 } from 'node:crypto';
import { findBlock } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import { MOST_COMMENTS } from '../../comments-contract.ts';
import { MOST_CLIENT_COMMENTS, reviewContract, type ReviewThread } from '../../review-contract.ts';
import { queueDigests } from '../comments/comment-digest.ts';
import { countComments, lockCommented, setResolved } from '../comments/comment-queries.ts';
import { insertNotices } from '../comments/notice-queries.ts';
import { openPreview } from '../previews/preview-operations.ts';
import { upgradedBlocks } from '../present.ts';
import { findPageById } from '../queries.ts';
import type { PageServices } from '../services.ts';
import { typedLine, typedText } from '../../../../lib/values/typed-text.ts';
import { clientKey } from './review-keys.ts';
import type { ReviewLimits } from './review-limits.ts';
import {
  countClientComments,
  findReview,
  holdReview,
  insertClientComment,
  insertSharedThread,
  isShared,
  keepClient,
  listShared,
  type ReviewLink,
  setEmails,
  type SharedRow,
} from './review-queries.ts';
import { reviewWords } from './review-words.ts';

interface Given {
  text: string;
  name: string;
  email: string;
  further: string;
}

interface ReviewServices {
  pages: PageServices;
  limits: ReviewLimits;
}

const over = () => notFound(reviewWords().over);

function presentThreads(rows: readonly SharedRow[]): ReviewThread[] {
  const threads = new Map<string, ReviewThread>();
  for (const row of rows) {
    const { id, block_id: block, resolved } = row;
    const thread = threads.get(id) ?? { _id: id, block, resolved, comments: [] };
    threads.set(id, thread);
    thread.comments.push({
      _id: row.comment,
      name: row.name,
      staff: row.staff,
      text: row.body,
      createdAt: row.created_at.toISOString(),
    });
  }
  return [...threads.values()];
}

/** What is written, without what can’t be read. @throws where something is missing */
function plain({ text, name, email, further }: Given) {
  const words = reviewWords();
  const said = { text: typedText(text), name: typedLine(name), email };
  if (!said.name) throw invalid(words.enterName, { name: words.enterName });
  if (!said.text) throw invalid(words.enterText, { text: words.enterText });
  if (further) throw invalid(words.failed);
  return said;
}

/** The block that a comment is about. @throws if it isn’t one of the page’s own */
async function blockOf({ pages }: ReviewServices, tx: Tx, pageId: string, id: string | null) {
  if (id === null) return null;
  const row = await findPageById(tx, pageId, 'draft');
  const found = row && findBlock(upgradedBlocks(row, pages.upgrades), id);
  if (!found) throw conflict(reviewWords().blockGone);
  return { id, type: found.block.type };
}

/** Takes a comment; all of it in one transaction that keeps the link and the page. */
async function take(
  services: ReviewServices,
  request: SiteRequest,
  token: string,
  given: Given,
  /** Finds or begins the thread. */
  threadOn: (tx: Tx, pageId: string) => Promise<string>,
): Promise<ReviewThread> {
  const { site } = request;
  await services.limits.address(request);
  const said = plain(given);
  const link = await request.dbOnce((tx) => findReview(tx, hashToken(token)));
  if (!link) throw over();
  await services.limits.link(site.id, link.id);
  return request.db(async (tx) => {
    const { page_id: pageId } = link;
    if (!(await lockCommented(tx, pageId)) || !(await holdReview(tx, link.id))) throw over();
    if (
      (await countClientComments(tx, pageId)) >= MOST_CLIENT_COMMENTS ||
      (await countComments(tx, pageId)) >= MOST_COMMENTS
    )
      throw conflict(reviewWords().full);
    const thread = await threadOn(tx, pageId);
    const { id: comment } = await insertClientComment(tx, { thread, ...said });
    await remember(tx, link, said.email);
    const told = await insertNotices(tx, { comment, thread, by: null, mentions: [], preview: link.id });
    await queueDigests(tx, services.pages.jobs, told);
    const [shown] = presentThreads(await listShared(tx, pageId, thread));
    if (!shown) throw over();
    return shown;
  });
}

async function remember(tx: Tx, { id: preview }: ReviewLink, email: string): Promise<void> {
  const id = randomUUIDv7();
  const keyHash = hashToken(await clientKey(tx, id));
  await keepClient(tx, { id, preview, email, language: visitorsLanguage(), keyHash });
}

/** Comments of people without an account, through a preview link that allows them. */
export function reviewOperations(services: ReviewServices) {
  return operations(reviewContract, {
    'GET /api/page-preview/{token}/comments': ({ db }, { params }) =>
      db(async (tx) => {
        const link = await findReview(tx, hashToken(params.token));
        if (!link) {
          await openPreview(tx, params.token);
          return { open: false, link: '', emails: null, threads: [] };
        }
        const emails = link.client_id === null ? null : link.emails === 'on';
        const threads = presentThreads(await listShared(tx, link.page_id));
        return { open: true, link: link.id, emails, threads };
      }),

    'POST /api/page-preview/{token}/comments': (request, { params, body: { block, ...given } }) =>
      take(services, request, params.token, given, async (tx, pageId) => {
        const about = await blockOf(services, tx, pageId, block);
        return (await insertSharedThread(tx, pageId, about)).id;
      }),

    'POST /api/page-preview/{token}/reply': (request, { params, body: { thread, ...given } }) =>
      take(services, request, params.token, given, async (tx, pageId) => {
        if (!(await isShared(tx, pageId, thread))) throw notFound(reviewWords().threadGone);
        await setResolved(tx, thread, null);
        return thread;
      }),

    'POST /api/page-preview/{token}/emails': (request, { params, body }) =>
      request.db(async (tx) => {
        const link = await findReview(tx, hashToken(params.token));
        if (!link?.client_id) throw over();
        await setEmails(tx, link.client_id, body.on ? 'on' : 'off');
        return { emails: body.on };
      }),
  });
}

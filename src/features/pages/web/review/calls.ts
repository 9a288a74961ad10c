import type { Review, ReviewThread } from '../../review-contract.ts';
import type { en } from '../../messages/review/en.ts';

export type Words = Record<keyof typeof en, string>;

/** What the server writes into the document of a preview. */
export interface ReviewData {
  words: Words;
  locale: string;
}

export interface Author {
  name: string;
  email: string;
}

/** A refusal, with the field that it is about. */
export class Refused extends Error {
  readonly field: string | undefined;

  constructor(sentence: string, field: string | undefined) {
    super(sentence);
    this.field = field;
  }
}

async function call<T>(path: string, failed: string, body?: object): Promise<T> {
  const { website = '' } = document.documentElement.dataset;
  const token = location.pathname.split('/').at(-1) ?? '';
  const reply = await fetch(`/api/page-preview/${encodeURIComponent(token)}/${path}`, {
    headers: { 'content-type': 'application/json', 'x-website-id': website },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  const said = (await reply?.json().catch(() => null)) as
    | (T & { error?: string; fields?: Record<string, string> })
    | null
    | undefined;
  if (reply?.ok && said) return said;
  const [field] = Object.entries(said?.fields ?? {});
  throw new Refused(field?.[1] ?? said?.error ?? failed, field?.[0]);
}

/** The calls of a preview with comments. @param failed said if there is no answer */
export const callsOf = (failed: string) => ({
  read: () => call<Review>('comments', failed),
  begin: (body: Author & { block: string | null; text: string; further: string }) =>
    call<ReviewThread>('comments', failed, body),
  reply: (thread: string, body: Author & { text: string; further: string }) =>
    call<ReviewThread>('reply', failed, { thread, ...body }),
  setEmails: (on: boolean) => call<{ emails: boolean }>('emails', failed, { on }),
});

import { Worker } from 'node:worker_threads';
import { invalid } from '../../../../lib/errors.ts';
import { staffWords } from '../staff-words.ts';

const PATIENCE_MS = 5_000;
/** The time that a text made for it takes grows with the square of its length: here it is a fifth of a second. */
const SHORT = 20_000;

const tooHard = () => invalid(staffWords().textTooComplicated);

/**
 * HTML of a text in Markdown, which contains whatever HTML the text does. Long texts are converted in a thread, which ends with its
 * patience.
 * @throws 400
 */
export async function markdownHtml(text: string, patience = PATIENCE_MS): Promise<string> {
  if (text.length > SHORT) return inThread(text, patience);
  const { marked } = await import('marked');
  try {
    return marked.parse(text, { async: false, gfm: true });
  } catch {
    // Too deeply nested.
    throw tooHard();
  }
}

async function inThread(text: string, patience: number): Promise<string> {
  const thread = new Worker(new URL('./markdown-thread.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    // It needs nothing from this process.
    env: {},
  });
  const done = Promise.withResolvers<string>();
  // Events of the thread know no language.
  const refusal = tooHard();
  const refuse = () => done.reject(refusal);
  const timer = setTimeout(refuse, patience);
  thread.once('message', (html: string) => done.resolve(html));
  thread.once('error', refuse);
  thread.once('exit', refuse);
  try {
    return await done.promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

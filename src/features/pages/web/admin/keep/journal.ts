import { localStore } from '../../../../../lib/admin-ui/editing/local-store.ts';
import { type Content, contentOf, type PageEditor } from '../edit/editor.ts';
import { type History, upToDate } from '../edit/versions/edit-history.ts';
import { canonical } from './same.ts';
import { readSteps, type StepRecord, writeSteps } from './step-record.ts';

interface Written {
  form: 1;
  /** The version of the draft that this builds on, and its content. */
  version: number;
  base: Content;
  steps: StepRecord;
  /** Which of the steps the screen shows. */
  index: number;
  saved: boolean;
  at: number;
}

/** Work that the server does not have. */
export interface Unsaved {
  version: number;
  base: Content;
  content: Content;
  at: number;
}

const keyOf = (pageId: string) => `page:${pageId}`;
const WAIT = 300;

async function read(pageId: string): Promise<Written | null> {
  try {
    const found = (await localStore.get(keyOf(pageId))) as Partial<Written> | undefined;
    return found?.form === 1 ? (found as Written) : null;
  } catch {
    return null;
  }
}

/**
 * Restores the journal from when the page was last open here: as undo steps if the draft is unchanged.
 * @returns work that was never saved, to be offered
 */
export async function takeUpJournal(editor: PageEditor): Promise<Unsaved | null> {
  const { page, history } = editor.store.getState();
  const written = await read(page._id);
  if (!written) return null;
  const states = readSteps(written.steps);
  const content = states[written.index] ?? written.base;
  const isSame = canonical(content) === canonical(history.present);
  if (!isSame)
    return written.saved ? null : { version: written.version, base: written.base, content, at: written.at };
  editor.store.setState(({ history: now }) =>
    now.past.length > 0 || now.present !== history.present
      ? {}
      : {
          history: {
            ...now,
            past: states.slice(0, written.index),
            future: states.slice(written.index + 1),
          },
        },
  );
  return null;
}

/** Records every change shortly after it is made, and immediately when the window closes. @returns stops it */
export function keepJournal(editor: PageEditor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: History<Content> | null = editor.store.getState().history;
  let wasSaved = true;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { page, history } = editor.store.getState();
    // States that lack another person's changes would undo those after a reload.
    const past = upToDate(history);
    const [first = history.present, ...rest] = [...past, history.present, ...history.future];
    const entry: Written = {
      form: 1,
      version: page.version,
      base: contentOf(page),
      steps: writeSteps([first, ...rest]),
      index: past.length,
      saved: editor.saver.getSnapshot().state === 'saved',
      at: Date.now(),
    };
    known = history;
    wasSaved = entry.saved;
    void localStore.put(keyOf(page._id), entry).catch(() => undefined);
  };
  const note = () => {
    const { history } = editor.store.getState();
    const saved = editor.saver.getSnapshot().state === 'saved';
    if (history !== known || saved !== wasSaved) timer ??= setTimeout(write, WAIT);
  };
  const hurry = () => timer !== undefined && write();
  const stops = [editor.store.subscribe(note), editor.saver.subscribe(note)];
  addEventListener('pagehide', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    hurry();
    stops.forEach((stop) => stop());
    removeEventListener('pagehide', hurry);
    document.removeEventListener('visibilitychange', hurry);
  };
}

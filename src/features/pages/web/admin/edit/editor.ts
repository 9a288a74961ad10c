import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { CoalescingSaver } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import { isShared } from '../../../../../lib/admin-ui/presence/use-presence.ts';
import { tell, tellListed } from '../../../../../lib/admin-ui/tell.tsx';
import { noteSessionEnded } from '../../../../../lib/admin-ui/session-state.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import type { Details, Page, Seo } from '../../../contract.ts';
import type { Unsaved } from '../keep/journal.ts';
import { type Choice, type Clash, mergePages } from '../keep/merge-pages.ts';
import { callPages } from '../page-calls.ts';
import { changedDetails } from '../keep/changed-details.ts';
import { type BlockErrors, noErrors, sortErrors } from './blocks/block-errors.ts';
import { type History, merge, record, redo, startHistory, undo } from './versions/edit-history.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

/** The draft content, which visitors see after publishing. */
export interface Content {
  name: string;
  height: number;
  seo: Seo;
  blocks: Block[];
  /** Only of an entry. */
  details?: Details;
}

/** The page's place on the site, which takes effect immediately. */
export type Placement = Partial<Pick<Page, 'slug' | 'label' | 'inMenu' | 'subdomain'>>;

export interface EditorState {
  /** The server's state. */
  page: Page;
  history: History<Content>;
  blockErrors: BlockErrors;
  pageErrors: Record<string, string>;
  /** What another person saved meanwhile. */
  conflict: Page | null;
  /** Expanded cards. */
  open: ReadonlySet<string>;
  /** A block that was just added or moved, to scroll to. */
  focus: string | null;
  /** The selected block; all views share it. */
  selected: string | null;
}

const AUTOSAVE = 1000;
/** Others who have the page open see a change within a second. */
const AUTOSAVE_SHARED = 400;

// Keys of `seo` are optional in a reply, and `undefined` must not be sent.
export const contentOf = ({ name, height, seo, blocks, details }: Page): Content => ({
  name,
  height,
  seo: Object.fromEntries(Object.entries(seo).filter(([, value]) => value !== undefined)),
  blocks,
  ...(details ? { details } : {}),
});

function changedParts(before: Content, after: Content): Partial<Content> {
  const keys = (Object.keys(after) as (keyof Content)[]).filter((key) => before[key] !== after[key]);
  return Object.fromEntries(keys.map((key) => [key, after[key]]));
}

const isPage = (value: unknown, id: string): value is Page =>
  typeof value === 'object' && value !== null && '_id' in value && value._id === id;

/** The state of one page in the editor: its edit history, and the only queue that saves it. */
export class PageEditor {
  readonly store: StoreApi<EditorState>;
  readonly saver: CoalescingSaver<Content>;
  /** The block at the top of the window, where the next view starts; null at the beginning of the page. */
  viewed: string | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param save by default, as the draft of the page */
  constructor(page: Page, save?: (patch: Partial<Content>) => Promise<void>) {
    this.store = createStore<EditorState>(() => ({
      page,
      history: startHistory(contentOf(page)),
      blockErrors: noErrors,
      pageErrors: {},
      conflict: null,
      open: new Set(),
      focus: null,
      selected: null,
    }));
    this.saver = new CoalescingSaver<Content>({
      save: save ?? ((patch) => this.#save(patch)),
      delay: () => (isShared(`page:${page._id}`) ? AUTOSAVE_SHARED : AUTOSAVE),
      passes: (error) => error instanceof CallError && (error.status === 0 || error.status >= 500),
      onFailed: tellListed,
    });
  }

  get content(): Content {
    return this.store.getState().history.present;
  }

  /** @param key the field being typed in, or null for a separate step */
  edit(change: (content: Content) => Content, key: string | null = null): void {
    this.#go((history) => record(history, change(history.present), key, Date.now()));
  }

  editBlocks(change: (blocks: Block[]) => Block[], key: string | null = null): void {
    this.edit((content) => {
      const blocks = change(content.blocks);
      return blocks === content.blocks ? content : { ...content, blocks };
    }, key);
  }

  readonly undo = (): void => this.#go(undo);
  readonly redo = (): void => this.#go(redo);

  setOpen(id: string, isOpen: boolean): void {
    const open = new Set(this.store.getState().open);
    if (isOpen) open.add(id);
    else open.delete(id);
    this.store.setState({ open });
  }

  goTo(id: string | null): void {
    this.store.setState(id === null ? { focus: null } : { focus: id, selected: id });
  }

  select(id: string | null): void {
    if (id !== this.store.getState().selected) this.store.setState({ selected: id });
  }

  /** A call that creates a new state of the page; one after the other, each based on the result of the last. */
  run(work: (id: string, version: number) => Promise<Page>): Promise<Page> {
    const next = this.#queue.then(async () => {
      const { _id, version } = this.store.getState().page;
      const page = await work(_id, version);
      // A saved state is a step that undo returns to.
      this.store.setState(({ history }) => ({ page, history: { ...history, key: null } }));
      return page;
    });
    this.#queue = next.catch(() => undefined);
    return next;
  }

  /** Saves first, so that the published or kept version is what the screen shows. */
  async runSaved(work: (id: string, version: number) => Promise<Page>): Promise<Page> {
    if (!(await this.saver.flush()) && this.saver.getSnapshot().state !== 'saved')
      throw this.saver.getSnapshot().error ?? new CallError(0, messagesNow(pageEditAdmin).changesNotSavedYet);
    return this.run(work);
  }

  place(placement: Placement): Promise<Page> {
    return this.run((id, version) =>
      callPages('PUT /api/page/{id}', { params: { id }, body: { ...placement, version } }),
    );
  }

  /** Replaces the content by another state, as one step that can be undone. */
  show(page: Page): void {
    this.saver.reset();
    this.store.setState(({ history }) => ({
      page,
      conflict: null,
      history: record(history, contentOf(page), null, Date.now()),
      blockErrors: noErrors,
      pageErrors: {},
    }));
  }

  /** @returns the previous version, for undo */
  async restore(version: number): Promise<number> {
    let before = version;
    this.show(
      await this.runSaved((id, current) => {
        before = current;
        return callPages('POST /api/page/{id}/restore', { params: { id }, body: { version } });
      }),
    );
    return before;
  }

  /** The changes of both sides since the draft they started from. */
  mergeWith(theirs: Page, choices?: ReadonlyMap<string, Choice>): { content: Content; clashes: Clash[] } {
    const { page } = this.store.getState();
    return mergePages(contentOf(page), this.content, contentOf(theirs), choices);
  }

  /** Resolves a conflict: changes of one side are taken from it, the rest as chosen. The other side's version is kept. */
  async settle(choices: ReadonlyMap<string, Choice>): Promise<boolean> {
    const theirs = this.store.getState().conflict;
    if (theirs) {
      const { content } = this.mergeWith(theirs, choices);
      this.#takeIn(theirs);
      this.edit(() => content);
    }
    return this.saver.flush();
  }

  /**
   * Takes in what somebody else has saved, in turn with this window's own saves. A change to the same blocks waits until this window
   * saves: then it is compared.
   */
  takeSaved(version: number): Promise<void> {
    const next = this.#queue.then(async () => {
      const { page, conflict } = this.store.getState();
      if (conflict || version <= page.version) return;
      const theirs = await callPages('GET /api/page', { query: { _id: page._id, draft: 'true' } });
      if (theirs.version <= page.version) return;
      if (this.mergeWith(theirs).clashes.length === 0) this.#takeIn(theirs);
    });
    this.#queue = next.catch(() => undefined);
    // A page that could not be read is read again at the next save.
    return next.catch(() => undefined);
  }

  /** Restores work that was never saved, as one step that can be undone. */
  putBack({ version, base, content }: Unsaved): void {
    const { page } = this.store.getState();
    const merged = version === page.version ? content : mergePages(base, content, contentOf(page)).content;
    this.edit(() => merged);
  }

  /** Merges their changes. Of a block that both sides changed, the version in this window is kept. */
  #takeIn(theirs: Page): void {
    const isPending = this.saver.getSnapshot().state !== 'saved';
    const [base, changed] = [contentOf(this.store.getState().page), contentOf(theirs)];
    this.store.setState(({ history }) => ({
      page: theirs,
      conflict: null,
      history: merge(history, (state) => mergePages(base, state, changed).content),
    }));
    // All of it, because pending changes were made before theirs arrived.
    if (isPending) this.saver.change({ ...this.content });
  }

  #go(step: (history: History<Content>) => History<Content>): void {
    const { history } = this.store.getState();
    const next = step(history);
    if (next === history) return;
    this.store.setState({ history: next });
    this.saver.change(changedParts(history.present, next.present));
  }

  async #save(patch: Partial<Content>): Promise<void> {
    const words = messagesNow(pageEditAdmin);
    const { conflict, page } = this.store.getState();
    if (conflict) throw new CallError(409, words.chooseVersionFirst);
    try {
      await this.run((id, version) =>
        callPages('PUT /api/page/{id}', {
          params: { id },
          body: {
            ...patch,
            ...(patch.details ? { details: changedDetails(page.details, patch.details) } : {}),
            version,
          },
        }),
      );
      this.store.setState({ blockErrors: noErrors, pageErrors: {} });
    } catch (error) {
      if (error instanceof CallError) {
        if (error.status === 401) noteSessionEnded();
        if (error.code === 'stale-version' && isPage(error.current, page._id)) {
          if (this.mergeWith(error.current).clashes.length === 0) {
            this.#takeIn(error.current);
            return tell(words.thisPageWasAlsoChanged);
          }
          this.store.setState({ conflict: error.current });
        }
        const sorted = sortErrors(error.fields, patch.blocks ?? this.content.blocks);
        this.store.setState({ blockErrors: sorted.blocks, pageErrors: sorted.page });
      }
      throw error;
    }
  }
}

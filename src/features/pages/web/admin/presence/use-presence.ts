import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { useLive } from '../../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import { randomId } from '../../../../../lib/values/random-id.ts';
import { BEAT_MS, type Present, type presenceContract } from '../../../presence-contract.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import type { PageEditor } from '../edit/editor.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const call = browserClient<typeof presenceContract>();

/** Identifies this window to the others. */
const tab = randomId();
const LOOK_MS = 500;
/** Somebody who has typed within this time is typing. */
const TYPING_MS = 4_000;

/** What the last sign of life was answered with; newer events of the stream replace it. */
const usePresent = create<{ all: readonly Present[] }>(() => ({ all: [] }));

const isPresent = (value: unknown): value is Present[] => Array.isArray(value);

interface Sign {
  block: string | null;
  typing: boolean;
}

/** Where in the page its editor is: the block being typed in, else the selected one. */
function signOf(editor: PageEditor, typedAt: number): Sign {
  const { history, selected } = editor.store.getState();
  const typing = Date.now() - typedAt < TYPING_MS;
  const [typed = ''] = (typing ? (history.key ?? '') : '').split('.');
  return { block: (typed || selected)?.slice(0, 100) ?? null, typing };
}

/** Tells the others where this editor is, and takes in what they save. */
export function usePresence(): void {
  const editor = useEditor();
  const id = useEditorState(({ page }) => page._id);
  useEffect(() => {
    let typedAt = 0;
    let sent = '';
    let sentAt = 0;
    const send = (sign: Sign & { leaves?: boolean }) =>
      call('POST /api/page/{id}/presence', { params: { id }, body: { tab, ...sign } });
    const look = () => {
      const sign = signOf(editor, typedAt);
      const now = JSON.stringify(sign);
      if (document.hidden || (now === sent && Date.now() - sentAt < BEAT_MS)) return;
      sent = now;
      sentAt = Date.now();
      // Another sign follows, so a lost one is no loss.
      send(sign).then(
        (all) => useLive.getState().live || usePresent.setState({ all }),
        () => undefined,
      );
    };
    const leave = () => {
      // A page that comes back from the browser's cache tells again.
      sent = '';
      void send({ block: null, typing: false, leaves: true }).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    look();
    const timer = setInterval(look, LOOK_MS);
    const stop = [
      editor.store.subscribe(({ history }, before) => {
        if (history.present !== before.history.present && history.key !== null) typedAt = Date.now();
      }),
      useLive.subscribe(({ heard }, before) => {
        const { here, saved } = heard;
        if (here !== before.heard['here'] && isPresent(here)) usePresent.setState({ all: here });
        if (saved !== before.heard['saved'] && isSaved(saved) && saved.page === id)
          void editor.takeSaved(saved.version);
      }),
    ];
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      for (const end of stop) end();
      leave();
    };
  }, [editor, id]);
}

const isSaved = (value: unknown): value is { page: string; version: number } =>
  typeof value === 'object' && value !== null && 'page' in value && 'version' in value;

export interface Other extends Present {
  /** The same person in another window. */
  isYou: boolean;
}

/** Others who have the page open, one entry for each window. */
export function useOthers(): readonly Other[] {
  const id = useEditorState(({ page }) => page._id);
  const all = usePresent((state) => state.all);
  return useMemo(() => {
    const me = all.find((one) => one.tab === tab)?.person;
    return all
      .filter((one) => one.page === id && one.tab !== tab)
      .map((one) => ({ ...one, isYou: one.person === me }));
  }, [all, id]);
}

export const nameOfOther = ({ name, isYou }: Other): string => {
  const words = messagesNow(reviewAdmin);
  return isYou ? words.youInAnotherWindow : name;
};

/** White letters can be read on each. */
const COLORS = ['#b93c00', '#1864ab', '#862e9c', '#0b6577', '#a61e4d', '#3f6b0a'] as const;

/** The same in every window. */
export const colorOf = ({ person }: Present): string =>
  COLORS[[...person].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLORS.length] ?? COLORS[0];

/** Up to two letters. */
export const initials = (name: string): string =>
  name
    .split(/[\s@._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');

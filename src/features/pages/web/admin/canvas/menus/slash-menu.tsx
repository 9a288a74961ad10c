import { IconList, IconListNumbers, IconQuote, type Icon } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useEditor } from '../../edit/editor-context.ts';
import { blockOfPick, findPicks, type Pick, usePicks } from '../../edit/blocks/picks.ts';
import { PickPicture } from '../../pictures/pick-picture.tsx';
import css from '../layer.module.css';
import { useSlash } from './slash-state.ts';
import { insertAtLine } from '../text/text-flow.ts';
import { useTextKeys } from '../text/text-keys.ts';
import { stopTyping, useTyping } from '../text/typing-state.ts';
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

const SHOWN = 9;
const WIDTH = 280;
const HEIGHT = 320;

interface Format {
  name: 'bulletList' | 'orderedList' | 'blockquote';
  /** The keys of its name and of other words for it. */
  label: 'bulletedList' | 'numberedList' | 'quotationInTheText';
  also: 'bulletedListAlso' | 'numberedListAlso' | 'quotationAlso';
  icon: Icon;
}

/** What a line becomes within the text itself. */
const formats: readonly Format[] = [
  { name: 'bulletList', label: 'bulletedList', also: 'bulletedListAlso', icon: IconList },
  { name: 'orderedList', label: 'numberedList', also: 'numberedListAlso', icon: IconListNumbers },
  { name: 'blockquote', label: 'quotationInTheText', also: 'quotationAlso', icon: IconQuote },
];

type Entry = { key: string; label: string } & ({ pick: Pick } | { format: Format });

function entriesFor(picks: readonly Pick[], query: string): Entry[] {
  const words = messagesNow(canvasAdmin);
  const wanted = query.trim().toLowerCase();
  const inText = formats
    .filter(({ label, also }) =>
      `${words[label]} ${words[also]}`
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(wanted)),
    )
    .map((format): Entry => ({ key: format.name, label: words[format.label], format }));
  const found = findPicks(picks, query)
    .all.filter(({ key }) => key !== 'richText')
    .map((pick): Entry => ({ key: pick.key, label: pick.label, pick }));
  return wanted === ''
    ? [...found.slice(0, SHOWN - inText.length), ...inText]
    : [...found, ...inText].slice(0, SHOWN);
}

interface Props {
  room: { width: number; height: number };
  scale: number;
}

/** Replaces the line with what was chosen. */
function useInsert() {
  const words = useMessages(canvasAdmin);
  const page = useEditor();
  const kinds = useBlockKinds();
  const tools = useTextKeys();
  return (entry: Entry | undefined): void => {
    const { open } = useSlash.getState();
    const { editor } = useTyping.getState();
    if (!entry || !editor || !open) return;
    const { $from } = editor.state.selection;
    const line = { from: $from.start(), to: $from.end() };
    useSlash.setState({ open: null, index: 0 });
    if ('format' in entry) {
      const chain = editor.chain().focus().deleteRange(line);
      if (entry.format.name === 'bulletList') chain.toggleBulletList().run();
      else if (entry.format.name === 'orderedList') chain.toggleOrderedList().run();
      else chain.toggleBlockquote().run();
      return;
    }
    const made = blockOfPick(entry.pick.key, kinds);
    const isText = made.type === 'heading';
    const added = isText ? { ...made, props: { ...made.props, text: '' } } : made;
    if (open.line === null) editor.chain().deleteRange(line).run();
    stopTyping();
    page.editBlocks((blocks) => insertAtLine(blocks, kinds, open.id, open.line ?? 0, added));
    announce(words.added({ label: entry.label }));
    if (isText) tools.goTo(added.props.id, 'end');
    else page.goTo(added.props.id);
  };
}

/** On a line that begins with a slash: anything that can be inserted, by name or by another word for it. */
export function SlashMenu({ room, scale }: Props) {
  const words = useMessages(canvasAdmin);
  const picks = usePicks();
  const open = useSlash((state) => state.open);
  const index = useSlash((state) => state.index);
  const query = open?.query ?? null;
  const entries = useMemo(() => (query === null ? [] : entriesFor(picks, query)), [picks, query]);
  const list = useRef<HTMLDivElement>(null);
  const active = entries[index];

  const insert = useInsert();
  const choose = (at: number) => insert(entries[at]);
  useEffect(() => useSlash.setState({ count: entries.length, choose }));
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    if (active) announce(active.label);
  }, [active]);

  if (!open) return null;
  const below = open.at.bottom * scale + 6;
  const top = below + HEIGHT > room.height ? Math.max(4, open.at.top * scale - HEIGHT - 6) : below;
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={words.insertABlock}
      className={css.slash}
      style={{ left: Math.max(4, Math.min(open.at.left * scale, room.width - WIDTH - 8)), top }}
    >
      {entries.length === 0 && <p className={css.none}>{words.noResultsFor({ wanted: open.query })}</p>}
      {entries.map((entry, at) => (
        <div
          key={entry.key}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          className={css.option}
          // The caret stays in the text until something is chosen.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(at);
          }}
          onMouseMove={() => at !== index && useSlash.setState({ index: at })}
        >
          <span className={css.optionPicture}>
            {'pick' in entry ? (
              <PickPicture pick={entry.pick} />
            ) : (
              <entry.format.icon size={18} aria-hidden />
            )}
          </span>
          {entry.label}
        </div>
      ))}
    </div>
  );
}

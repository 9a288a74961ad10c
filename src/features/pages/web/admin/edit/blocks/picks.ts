import { useMemo } from 'react';
import type { Block, BlockKind, BlockKinds } from '../../../../../../lib/content/block-kind.ts';
import { newBlockId } from '../../../../../../lib/content/block-tree.ts';
import { SAVED_SECTION } from '../../../../section-refs.ts';
import { useSections } from '../../sections/section-calls.ts';
import { useBlockKindList } from './block-kinds-context.ts';
import { useEditorState } from '../editor-context.ts';
import { synonymsOf } from './pick-synonyms.ts';
import { plainLetters } from '../../../../../../lib/values/plain-letters.ts';
import { withDashes } from '../../../../../../lib/values/uuid.ts';
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

type Group = BlockKind['group'] | 'saved';

/** Something to add to a page: a kind of block with its sample content, or a reusable section. */
export interface Pick {
  /** The type of block, with a variant after a colon, or `keyOfSection`. */
  key: string;
  label: string;
  hint: string;
  group: Group;
  /** The blocks of a reusable section. */
  blocks?: readonly Block[];
}

const groups = [
  ['entry', 'entryFields'],
  ['saved', 'yourReusableSections'],
  ['layout', 'layout'],
  ['text', 'text'],
  ['media', 'mediaAndLists'],
  ['action', 'actions'],
] as const satisfies readonly [Group, string][];

const MARK = 's:';

/** Short, because Puck makes block ids from it, which must stay within 64 characters. */
export const keyOfSection = (id: string): string => MARK + BigInt(`0x${id.replaceAll('-', '')}`).toString(36);

const sectionOfKey = (key: string): string =>
  withDashes(
    Array.from(key.slice(MARK.length), (digit) => BigInt(Number.parseInt(digit, 36)))
      .reduce((sum, digit) => sum * 36n + digit, 0n)
      .toString(16)
      .padStart(32, '0'),
  );

/** A new block for a pick's key. */
export function blockOfPick(key: string, kinds: BlockKinds): Block {
  const id = newBlockId();
  if (key.startsWith(MARK)) return { type: SAVED_SECTION, props: { id, section: sectionOfKey(key) } };
  const [type = '', variant] = key.split(':');
  const kind = kinds.get(type);
  const given = kind?.picks?.find((pick) => pick.key === variant)?.props;
  return { type, props: { ...structuredClone(kind?.defaults ?? {}), ...given, id } };
}

const picksOf = ({ type, label, hint, group, picks }: BlockKind): Pick[] =>
  picks
    ? picks.map((pick) => ({ key: `${type}:${pick.key}`, label: pick.label, hint: pick.hint, group }))
    : [{ key: type, label, hint, group }];

/** Everything that can be added to this page; sections contain no others. */
export function usePicks(): readonly Pick[] {
  const words = useMessages(pageEditAdmin);
  const kinds = useBlockKindList();
  const sections = useSections();
  const isSection = useEditorState(({ page }) => page.kind === 'section');
  const isLayout = useEditorState(({ page }) => page.kind === 'layout');
  return useMemo(() => {
    const saved = [...sections.values()].map(({ _id, name, uses, blocks }): Pick => ({
      key: keyOfSection(_id),
      label: name,
      hint: uses.length === 0 ? words.notUsedYet : words.onPages({ count: uses.length }),
      group: 'saved',
      blocks,
    }));
    const plain = kinds
      .filter(({ type, group }) => type !== SAVED_SECTION && (isLayout || group !== 'entry'))
      .flatMap(picksOf);
    return isSection ? plain : [...saved, ...plain];
  }, [kinds, sections, isSection, isLayout, words]);
}

export interface FoundPicks {
  best: Pick | undefined;
  /** The best first. */
  all: readonly Pick[];
  groups: { name: string; members: Pick[] }[];
}

/** Matches of a search, by group; the best one has exactly this name, or is the first whose name matches. */
export function findPicks(picks: readonly Pick[], search: string): FoundPicks {
  const words = messagesNow(pageEditAdmin);
  const wanted = plainLetters(search.trim());
  /** “Product” is an exact match, ranked before “Products”. Synonyms rank before words of a description. */
  const fit = ({ key, label, hint }: Pick): number => {
    const name = plainLetters(label);
    if (name === wanted) return 5;
    if (name.startsWith(wanted)) return 4;
    const also = plainLetters(synonymsOf(key));
    if (
      also.split(' ').some((word) => word.startsWith(wanted)) ||
      (wanted.includes(' ') && also.includes(wanted))
    )
      return 3;
    if (name.includes(wanted)) return 2;
    return plainLetters(hint).includes(wanted) ? 1 : 0;
  };
  const found = picks.filter((pick) => fit(pick) > 0).toSorted((a, b) => fit(b) - fit(a));
  return {
    best: found[0],
    all: found,
    groups: groups
      .map(([group, name]) => ({ name: words[name], members: found.filter((pick) => pick.group === group) }))
      .filter(({ members }) => members.length > 0),
  };
}

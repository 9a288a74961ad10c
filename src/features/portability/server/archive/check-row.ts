import type { z } from 'zod';
import type { Block, BlockKinds, BlockUpgrade } from '../../../../lib/content/block-kind.ts';
import { TREE_VERSION, upgradeTree } from '../../../../lib/content/block-tree.ts';
import { datesProblem } from '../../../bookings/server/index.ts';
import { said } from '../../../../lib/http/replies/said.ts';
import { issueSentence } from '../../../../lib/issue-sentence.ts';
import { validateTree } from '../../../../lib/content/validate-tree.ts';
import type { StoredText, StoredTexts } from '../../../../lib/translations/texts.ts';
import { archiveWords } from './archive-words.ts';
import { badArchive } from './open-archive.ts';
import type { TablePolicy } from './policy/index.ts';
import type { ArchiveRow } from './read-rows.ts';

export interface CheckWith {
  kinds: BlockKinds;
  upgrades: readonly BlockUpgrade[];
  /** The time zone of the imported site. */
  timezone: string;
  /** Receives notes about what could not be imported. */
  note: (sentence: string) => void;
}

const MOST_TEXT = 1_000_000;
const MOST_DEPTH = 100;

/** Identifies the refused row and its table, with the reason. */
type Refuse = (reason: string) => Error;

/**
 * Validates a row with the rules of the call that would have made it, and converts it to the form that the call stores.
 * @param at the row's position in its table, from 1
 * @returns `null` for a row that is not imported
 * @throws `400` that names table, row and reason
 */
export function checkRow(
  policy: TablePolicy,
  row: ArchiveRow,
  at: number,
  context: CheckWith,
): ArchiveRow | null {
  const { table } = policy;
  const refuse: Refuse = (reason) => badArchive(archiveWords().rowUnusable({ at, table, reason }));
  for (const [column, value] of Object.entries(row))
    refuseUnreadable(value, (reason) => refuse(`${column.slice(0, 100)}: ${reason}`));
  const given = policy.arrives(
    Object.fromEntries(Object.entries(row).filter(([name]) => !policy.formerly.includes(name))),
  );
  if (!given) return null;
  const checked = policy.row.safeParse(given);
  if (!checked.success) throw refuse(reasonOf(checked.error));
  if (table === 'services') checkDates(checked.data, context, refuse);
  if (table === 'translations') return checkTranslation(checked.data, context);
  return table === 'page_versions' ? checkPage(checked.data, context, refuse) : checked.data;
}

function reasonOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (!issue) return archiveWords().notValid;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const place = [...issue.path, ...(unknown === undefined ? [] : [unknown])].map(String).join('.');
  return `${place.slice(0, 100)}: ${said(issueSentence(issue)).slice(0, 200)}`;
}

/** Iterative: input may be nested a million levels deep. */
function refuseUnreadable(given: unknown, refuse: Refuse): void {
  const todo = [{ value: given, depth: 1 }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { value, depth } = next;
    if (depth > MOST_DEPTH) throw refuse(archiveWords().tooDeep);
    if (typeof value === 'string') refuseText(value, refuse);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        refuseText(key, refuse);
        todo.push({ value: inner, depth: depth + 1 });
      }
  }
}

function refuseText(text: string, refuse: Refuse): void {
  if (text.length > MOST_TEXT && !text.startsWith('\\x')) throw refuse(archiveWords().longText);
  if (text.includes('\0') || !text.isWellFormed()) throw refuse(archiveWords().unstorable);
}

/** Columns missing in an older export get the database's default: no buffer, an hour. */
function checkDates(row: ArchiveRow, { timezone }: CheckWith, refuse: Refuse): void {
  if (row['whole_series'] !== true) return;
  const problem = datesProblem({
    timezone,
    sessions: (row['sessions'] ?? []) as Parameters<typeof datesProblem>[0]['sessions'],
    durationMinutes: Number(row['duration_minutes'] ?? 60),
    bufferBeforeMinutes: Number(row['buffer_before_minutes'] ?? 0),
    bufferAfterMinutes: Number(row['buffer_minutes'] ?? 0),
  });
  if (problem) throw refuse(`sessions: ${problem}`);
}

function checkPage(row: ArchiveRow, { kinds, upgrades, note }: CheckWith, refuse: Refuse): ArchiveRow {
  const from = row['tree_version'];
  if (!Array.isArray(row['blocks']) || typeof from !== 'number' || from > TREE_VERSION)
    throw refuse(archiveWords().pageUnreadable);
  const blocks =
    from < TREE_VERSION ? upgradeTree(row['blocks'] as Block[], from, upgrades) : (row['blocks'] as Block[]);
  const checked = validateTree(blocks, kinds);
  const whole = { ...row, tree_version: TREE_VERSION };
  if ('blocks' in checked) return { ...whole, blocks: checked.blocks };
  const fitting = blocks.filter((block) => 'blocks' in validateTree([block], kinds));
  const rest = validateTree(fitting, kinds);
  note(archiveWords().blocksLeftOut({ name: String(row['name']), count: blocks.length - fitting.length }));
  return { ...whole, blocks: 'blocks' in rest ? rest.blocks : [] };
}

/** Without settings of blocks that this release doesn't know: visitors would see the block with them. */
function checkTranslation(row: ArchiveRow, { kinds, upgrades, note }: CheckWith): ArchiveRow {
  const fits = ({ own }: StoredText) => {
    if (!own) return true;
    if (own.tree > TREE_VERSION) return false;
    const both = [own.props, own.was].map((props) => ({ type: own.type, props: { ...props, id: 'b' } }));
    return both.every((block) => 'blocks' in validateTree(upgradeTree([block], own.tree, upgrades), kinds));
  };
  let left = 0;
  const fitting = (texts: StoredTexts): StoredTexts => {
    const fit = Object.entries(texts).filter(([, text]) => fits(text));
    left = Math.max(left, Object.keys(texts).length - fit.length);
    return Object.fromEntries(fit);
  };
  const columns = (['draft', 'published'] as const).flatMap((name) =>
    row[name] ? [[name, fitting(row[name] as StoredTexts)] as const] : [],
  );
  if (left > 0) note(archiveWords().settingsLeftOut({ language: String(row['language']), count: left }));
  return { ...row, ...Object.fromEntries(columns) };
}

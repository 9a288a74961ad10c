import type { Block, BlockKinds, BlockUpgrade } from '../../../../lib/block-kind.ts';
import { TREE_VERSION, upgradeTree } from '../../../../lib/block-tree.ts';
import { sanitiseRichText } from '../../../../lib/rich-text.ts';
import { validateTree } from '../../../../lib/validate-tree.ts';
import { fileTypes } from '../../../files/file-types.ts';
import { notABox } from './open-box.ts';
import type { BoxRow } from './read-rows.ts';

export interface CheckWith {
  kinds: BlockKinds;
  upgrades: readonly BlockUpgrade[];
  /** Told what could not be taken over. */
  note: (sentence: string) => void;
}

const MOST_TEXT = 1_000_000;
const MOST_DEPTH = 100;
/** Keys under which addresses stand that are followed or loaded. */
const links = new Set(['href', 'link', 'url', 'src', 'to', 'to_address', 'logo', 'action']);
/** What strangers typed: never followed, whatever it is called. */
const typed = new Set(['answers']);
// eslint-disable-next-line no-control-regex
const runs = /^(javascript|vbscript|data|file|blob|filesystem|view-source):/i;

/**
 * A row as it may be stored. What has a shape of its own is brought into it: pages and texts hold what an owner could
 * have saved, whoever wrote the box.
 * @throws `400` for what no site could have
 */
export function checkRow(table: string, row: BoxRow, context: CheckWith): BoxRow {
  refuseHarm(table, row);
  return own[table]?.(row, context) ?? row;
}

/** A walk with a list of its own: what comes in may be nested a million deep. */
function refuseHarm(table: string, row: BoxRow): void {
  const todo: { key: string; value: unknown; depth: number }[] = Object.entries(row).map(([key, value]) => ({
    key,
    value,
    depth: 1,
  }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { key, value, depth } = next;
    if (depth > MOST_DEPTH) throw notABox(`a row of “${table}” is nested too deep.`);
    if (typeof value === 'string') {
      if (value.length > MOST_TEXT && !value.startsWith('\\x'))
        throw notABox(`a row of “${table}” holds a text that is too long.`);
      // Browsers drop blanks and control characters before they read a scheme.
      // eslint-disable-next-line no-control-regex
      if (links.has(key) && runs.test(value.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\ufeff]/g, '')))
        throw notABox(`a row of “${table}” holds a link that would run a script.`);
    } else if (typeof value === 'object' && value !== null && !typed.has(key))
      for (const [inner, given] of Object.entries(value))
        todo.push({ key: Array.isArray(value) ? key : inner, value: given, depth: depth + 1 });
  }
}

type Check = (row: BoxRow, context: CheckWith) => BoxRow;

const richText =
  (column: string): Check =>
  (row) =>
    column in row ? { ...row, [column]: sanitiseRichText(row[column]) } : row;

const own: Readonly<Record<string, Check>> = {
  page_versions: checkPage,
  products: richText('description'),
  services: richText('description'),
  files: checkFile,
  websites: (row) => {
    if (typeof row['name'] !== 'string') throw notABox('the site in it has no name.');
    return row;
  },
};

function checkPage(row: BoxRow, { kinds, upgrades, note }: CheckWith): BoxRow {
  const from = row['tree_version'];
  if (!Array.isArray(row['blocks']) || typeof from !== 'number' || from > TREE_VERSION)
    throw notABox('a page in it cannot be read.');
  const blocks =
    from < TREE_VERSION ? upgradeTree(row['blocks'] as Block[], from, upgrades) : (row['blocks'] as Block[]);
  const checked = validateTree(blocks, kinds);
  const whole = { ...row, tree_version: TREE_VERSION };
  if ('blocks' in checked) return { ...whole, blocks: checked.blocks };
  const fitting = blocks.filter((block) => 'blocks' in validateTree([block], kinds));
  const rest = validateTree(fitting, kinds);
  note(
    `“${String(row['name'])}” has lost ${count(blocks.length - fitting.length)} that no page can have here.`,
  );
  return { ...whole, blocks: 'blocks' in rest ? rest.blocks : [] };
}

const count = (blocks: number) => `${blocks} ${blocks === 1 ? 'block' : 'blocks'}`;

/** What a file is delivered as follows from what it is; its bytes are looked at by themselves. */
function checkFile(row: BoxRow): BoxRow {
  const { type, source_type: source, kind, id, sha256 } = row;
  const known = fileTypes[String(source)];
  if (!known || kind !== known.kind || !/^\\x[0-9a-f]{64}$/.test(String(sha256)) || typeof id !== 'string')
    throw notABox('a file in it is of no kind that can be kept.');
  const delivered = known.kind === 'image' ? fileTypes[String(type)]?.kind === 'image' : type === source;
  if (!delivered) throw notABox('a file in it says that it is something else than it is.');
  return row;
}

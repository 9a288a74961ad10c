import { isDeepStrictEqual } from 'node:util';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { staleVersion } from '../../../../lib/errors.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import type { BlockSettings } from '../../translations-contract.ts';
import { showPictures } from '../show-pictures.ts';
import { hasChanged, type Laying, ownOf, settingsOf, withSettings } from './own-blocks.ts';
import { shownSettings } from './write-settings.ts';

type Settings = Record<string, unknown>;

/** The settings of a block as a translation shows them, beside those of its original. */
export async function readSettings(
  tx: Tx,
  block: Block,
  draft: StoredTexts,
  laying: Laying,
): Promise<BlockSettings> {
  const { kinds } = laying;
  const own = ownOf(block, draft, laying);
  const current = own ? withSettings(block, own.props, kinds) : block;
  const shown = settingsOf({ type: block.type, props: shownSettings(current, draft, laying) }, kinds);
  return {
    id: block.props.id,
    type: block.type,
    own: own !== undefined,
    settings: await withPictures(tx, block, shown),
    original: settingsOf(block, kinds),
    was: own && hasChanged(block, own, laying) ? own.was : null,
  };
}

/** With the addresses that their images have in the library now. */
async function withPictures(tx: Tx, { type }: Block, settings: Settings): Promise<Settings> {
  const blocks = [{ type, props: { ...settings, id: '' } }];
  const shown = await showPictures(async (work) => work(tx), { blocks }, 'edit');
  const { id: _id, ...props } = shown.blocks[0]?.props ?? { id: '' };
  return props;
}

/**
 * The settings to save: what others have changed since the form was filled stays, unless the form changes it too.
 * @throws 409 with the current settings if somebody has changed the same one to something else
 */
export async function mergedSettings(
  tx: Tx,
  block: Block,
  draft: StoredTexts,
  { settings: given, from }: { settings?: Settings | undefined; from?: Settings | undefined },
  laying: Laying,
): Promise<Settings | undefined> {
  if (!given || !from) return given;
  const current = await readSettings(tx, block, draft, laying);
  const merged = mergeSettings(from, given, current.settings);
  if (!merged) throw staleVersion('block', current);
  return merged;
}

function mergeSettings(from: Settings, given: Settings, current: Settings): Settings | undefined {
  const names = [...new Set([from, given, current].flatMap((each) => Object.keys(each)))];
  const isSame = (name: string, one: Settings, other: Settings) => isDeepStrictEqual(one[name], other[name]);
  const mine = new Set(names.filter((name) => !isSame(name, given, from)));
  if ([...mine].some((name) => !isSame(name, current, from) && !isSame(name, current, given)))
    return undefined;
  const merged = names.map((name) => [name, (mine.has(name) ? given : current)[name]] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

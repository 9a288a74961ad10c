import type { Block } from '../../../../lib/content/block-kind.ts';
import { findBlock, TREE_VERSION } from '../../../../lib/content/block-tree.ts';
import { validateTree } from '../../../../lib/content/validate-tree.ts';
import { conflict, invalid, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { said } from '../../../../lib/http/replies/said.ts';
import type { OwnSettings, StoredTexts } from '../../../../lib/translations/texts.ts';
import type { translationsContract } from '../../translations-contract.ts';
import { staffWords } from '../staff-words.ts';
import { knownLanguage, type Original, readOriginal, type Translating } from './originals.ts';
import { mayHaveOwn, ownKey, ownOf, settingsOf, withSettings } from './own-blocks.ts';
import { present } from './present-translation.ts';
import { mergedSettings, readSettings } from './read-settings.ts';
import { findTranslation, lockTranslation, saveTexts } from './translation-queries.ts';
import { writeSettings } from './write-settings.ts';

type Settings = Record<string, unknown>;
type Calls = Extract<keyof typeof translationsContract, `${string}/block`>;

/** @throws 404 for a block that the original no longer has, or that can’t have own settings */
function blockIn({ blocks }: Original, id: string, { kinds }: Translating): Block {
  const block = findBlock(blocks, id)?.block;
  if (!block || !mayHaveOwn(block, kinds)) throw notFound(staffWords().originalDeletedReload);
  return block;
}

/** @throws 400 with the fields below `settings` */
function checkSettings(block: Block, settings: Settings, { kinds }: Translating): Block {
  const slots = kinds.get(block.type)?.slots ?? [];
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => !slots.includes(name)));
  const checked = validateTree([{ type: block.type, props: { ...own, id: block.props.id } }], kinds);
  if ('blocks' in checked) return checked.blocks[0] ?? block;
  const fields = Object.fromEntries(
    Object.entries(checked.fields).map(([path, problem]) => [
      path.replace(/^blocks\.0\.props/, 'settings'),
      problem,
    ]),
  );
  const [path = '', sentence = ''] = Object.entries(fields)[0] ?? [];
  throw invalid(staffWords().notSavedBecause({ path, sentence: said(sentence) }), fields);
}

/** Settings of the original that have changed become those of the translation. */
function takeChanges(own: OwnSettings, original: Settings): Settings {
  const changed = new Set(
    [...Object.keys(own.was), ...Object.keys(original)].filter(
      (name) => JSON.stringify(own.was[name]) !== JSON.stringify(original[name]),
    ),
  );
  const kept = Object.entries(own.props).filter(([name]) => !changed.has(name));
  const taken = Object.entries(original).filter(([name]) => changed.has(name));
  return Object.fromEntries([...kept, ...taken]);
}

/** Blocks with own settings in a translation. */
export function ownOperations(services: Translating): Pick<Handlers<typeof translationsContract>, Calls> {
  const { kinds } = services;

  /** What to store for a block. */
  const written = (
    block: Block,
    draft: StoredTexts,
    given: Settings | undefined,
    changes: 'use' | 'keep' | undefined,
  ): { saved: StoredTexts; removed: string[] } => {
    const original = settingsOf(block, kinds);
    const before = ownOf(block, draft, services);
    if (!before && given === undefined) throw conflict(staffWords().noOwnSettings);
    const start = before ?? { type: block.type, tree: TREE_VERSION, props: original, was: original };
    const props = changes === 'use' ? takeChanges(start, original) : start.props;
    const was = changes === undefined ? start.was : original;
    const current = withSettings(block, props, kinds);
    const { settings, saved, removed } =
      given === undefined
        ? { settings: props, saved: {}, removed: [] }
        : writeSettings(current, checkSettings(block, given, services), draft, services);
    const own: OwnSettings = {
      type: block.type,
      tree: TREE_VERSION,
      props: settingsOf({ type: block.type, props: settings }, kinds),
      was,
    };
    return { saved: { ...saved, [ownKey(block.props.id)]: { text: 'own', source: '', own } }, removed };
  };

  return {
    'GET /api/translation/{language}/{subject}/block': async (request, { params, query }) => {
      const { language, subject } = params;
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        const block = blockIn(original, query.id, services);
        const draft = (await findTranslation(tx, original.subject, language))?.draft ?? {};
        return readSettings(tx, block, draft, services);
      });
    },

    'PUT /api/translation/{language}/{subject}/block': async (request, { params, body }) => {
      const { language, subject } = params;
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        const block = blockIn(original, body.id, services);
        const draft = await lockTranslation(tx, original.subject, language);
        const { saved, removed } =
          body.settings === null
            ? { saved: {}, removed: [ownKey(body.id)] }
            : written(
                block,
                draft,
                await mergedSettings(tx, block, draft, { ...body, settings: body.settings }, services),
                body.changes,
              );
        await saveTexts(tx, original.subject, language, saved, removed);
        return present(tx, subject, original, language, services);
      });
    },
  };
}

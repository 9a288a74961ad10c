import type { Block } from '../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import type { Translation } from '../../translations-contract.ts';
import { listBlocks, shownTexts } from './hidden-blocks.ts';
import { stateOfTranslation } from './list-progress.ts';
import { type Original, toTranslate } from './originals.ts';
import { hasChanged, type Laying, mayHaveOwn, ownOf } from './own-blocks.ts';
import { pathInLanguage } from './show-translation.ts';
import { findTranslation } from './translation-queries.ts';

/** A translation with its draft, as its translator sees it. */
export async function present(
  tx: Tx,
  subject: string,
  found: Original,
  language: Language,
  services: Laying,
): Promise<Translation> {
  const row = await findTranslation(tx, found.subject, language);
  const draft = row?.draft ?? {};
  const original = toTranslate(services, found, draft);
  const inOriginal = new Map([...walkTree(found.blocks)].map(({ block }) => [block.props.id, block]));
  const ownIn = ({ props: { id } }: Block) => {
    const block = inOriginal.get(id);
    const own = block && ownOf(block, draft, services);
    return {
      canBeOwn: block !== undefined && mayHaveOwn(block, services.kinds),
      own: own !== undefined,
      changed: block !== undefined && own !== undefined && hasChanged(block, own, services),
    };
  };
  const matches = matchTexts(original.texts, draft);
  return {
    subject,
    kind: original.kind,
    name: original.name,
    language,
    path: original.path === null ? null : pathInLanguage(language, original.path),
    ...(original.image === undefined ? {} : { image: original.image }),
    state: stateOfTranslation(row, found.blocks),
    publishedAt: row?.published_at?.toISOString() ?? null,
    updatedAt: row?.updated_at.toISOString() ?? null,
    blocks: listBlocks(original, draft, original.labelOf, ownIn),
    texts: shownTexts(original.texts, original.blocks, draft).map(({ key, label, block, kind, source }) => {
      const match = matches.get(key);
      return {
        key,
        label,
        block,
        kind,
        source,
        text: match?.text ?? null,
        was: match?.outdated ? match.source : null,
        machine: match?.machine ?? false,
      };
    }),
  };
}

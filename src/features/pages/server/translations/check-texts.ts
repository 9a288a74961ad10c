import type { z } from 'zod';
import { type Block, type BlockKinds, isBlockList } from '../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import { validateTree } from '../../../../lib/content/validate-tree.ts';
import { invalid, notFound } from '../../../../lib/errors.ts';
import { issueSentence } from '../../../../lib/issue-sentence.ts';
import { said } from '../../../../lib/http/replies/said.ts';
import { line } from '../../../../lib/values/shapes.ts';
import { pageLabel, seo } from '../../contract.ts';
import type { RecordText } from '../../../../lib/translations/records.ts';
import type { OriginalText, StoredTexts, TranslatedText } from '../../../../lib/translations/texts.ts';
import type { Original } from './originals.ts';
import { staffWords } from '../staff-words.ts';

interface Given {
  key: string;
  text: TranslatedText | null;
  source: TranslatedText;
}

/** Fields of pages and menus, which belong to no block. */
const own = {
  'name@': line('a page title', 200),
  'seo.title@': seo.shape.title.unwrap(),
  'seo.description@': seo.shape.description.unwrap(),
};

/**
 * Checks translated texts by the rules of the fields that they are for. An empty text removes the translation.
 * @throws 400 with the field by its place in the list, 404 for a text that the page no longer has
 */
export function checkTexts(
  original: Pick<Original, 'texts' | 'blocks'>,
  given: readonly Given[],
  kinds: BlockKinds,
): { saved: StoredTexts; removed: string[] } {
  const known = new Map(original.texts.map((text) => [text.key, text]));
  const saved: StoredTexts = {};
  const removed: string[] = [];
  for (const [index, { key, text, source }] of given.entries()) {
    const field = known.get(key);
    // These keys are choices for blocks, which other calls change.
    if (key.startsWith('.')) throw notFound(staffWords().originalDeletedReload);
    if (text === null || isEmpty(text)) removed.push(key);
    else if (!field) throw notFound(staffWords().originalDeletedReload);
    else {
      const isOther = typeof source !== typeof field.source;
      const checked = isOther
        ? { problem: staffWords().otherFormat }
        : checkText(field, text, original.blocks, kinds);
      if ('problem' in checked)
        throw invalid(staffWords().textProblem({ label: field.label, problem: said(checked.problem) }), {
          [`texts.${index}.text`]: checked.problem,
        });
      saved[key] = { text: checked.text, source };
    }
  }
  return { saved, removed };
}

const isEmpty = (text: TranslatedText) => (typeof text === 'string' ? text : plainText(text)).trim() === '';

type Checked = { text: TranslatedText } | { problem: string };

function checkText(
  { key, kind, source, shape: given }: OriginalText & Partial<RecordText>,
  text: TranslatedText,
  blocks: readonly Block[],
  kinds: BlockKinds,
): Checked {
  if (typeof text !== typeof source || (typeof text === 'string') !== (kind !== 'richText'))
    return { problem: staffWords().otherFormat };
  const at = key.indexOf('@');
  const [path, id] = [key.slice(0, at), key.slice(at + 1)];
  const shape = given ?? shapeOf(key, path);
  if (shape) {
    const parsed = shape.safeParse(text);
    const [issue] = parsed.error?.issues ?? [];
    return issue ? { problem: issueSentence(issue) } : { text: parsed.data as TranslatedText };
  }
  for (const { block } of walkTree(blocks))
    if (block.props.id === id) return inBlock(block, path, text, kinds);
  return { text };
}

/** The rule for a field of a page or for the label of a menu entry. */
const shapeOf = (key: string, path: string): z.ZodType | null =>
  Object.hasOwn(own, key) ? own[key as keyof typeof own] : path === 'label' ? pageLabel : null;

/** Checks the block as if it was saved with this text. What is wrong with the rest of it is not the translator's concern. */
function inBlock(block: Block, path: string, text: TranslatedText, kinds: BlockKinds): Checked {
  const alone = Object.fromEntries(Object.entries(block.props).filter(([, value]) => !isBlockList(value)));
  const checked = validateTree([{ type: block.type, props: withValue(alone, path, text) }], kinds);
  const place = `blocks.0.props.${path}`;
  if ('fields' in checked) {
    const problem = Object.entries(checked.fields).find(
      ([at]) => at === place || at.startsWith(`${place}.`),
    )?.[1];
    return problem === undefined ? { text } : { problem };
  }
  const stored = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      checked.blocks[0]?.props,
    );
  return { text: stored as TranslatedText };
}

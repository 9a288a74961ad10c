import { type Block, type BlockKinds, type Field, isBlockList } from '../../../../lib/content/block-kind.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../lib/content/rich-text.ts';
import { isHiddenEverywhere } from '../../../../lib/content/widths.ts';
import { textsOf } from '../../../../lib/content/texts.ts';
import type { SearchEntry } from '../../../../lib/search/entry-queries.ts';
import { searchTermsIn } from '../../../../lib/search/search-terms.ts';
import { questionAnchor } from '../../anchors.ts';

const titles = new Set(['title', 'question', 'name']);
const MOST_QUESTIONS = 500;

interface Texts {
  headings: string[];
  texts: string[];
}

/** The search entries of a page, with a separate one for each FAQ question; sections are expanded. */
export function entriesOfPage(title: string, blocks: readonly Block[], kinds: BlockKinds): SearchEntry[] {
  const page: Texts = { headings: [], texts: [] };
  const questions: SearchEntry[] = [];
  for (const block of visible(blocks)) {
    const kind = kinds.get(block.type);
    if (!kind) continue;
    collect(page, kind.fields, block.props, block.type === 'heading');
    if (block.type === 'accordion') questions.push(...questionsOf(block));
  }
  return [{ kind: 'page', anchor: '', title, ...page }, ...questions.slice(0, MOST_QUESTIONS)];
}

/** Number of words that a visitor reads in them. */
export const countWords = (blocks: readonly Block[], kinds: BlockKinds): number =>
  entriesOfPage('', blocks, kinds).reduce(
    (sum, { texts }) => sum + texts.reduce((words, text) => words + searchTermsIn(text).length, 0),
    0,
  );

function* visible(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    if (isHiddenEverywhere(block)) continue;
    yield block;
    for (const value of Object.values(block.props)) if (isBlockList(value)) yield* visible(value);
  }
}

function collect(
  to: Texts,
  fields: Readonly<Record<string, Field>>,
  props: Readonly<Record<string, unknown>>,
  isHeading: boolean,
): void {
  for (const { path, name, kind, value } of textsOf(fields, props)) {
    if (kind === 'alt') continue;
    if (typeof value === 'string') {
      to.texts.push(value);
      if ((isHeading && path === name) || titles.has(name)) to.headings.push(value);
      continue;
    }
    for (const node of value.content) {
      const text = plainText({ type: 'doc', content: [node] });
      to.texts.push(text);
      if (node.type === 'heading') to.headings.push(text);
    }
  }
}

function questionsOf(block: Block): SearchEntry[] {
  const items = block.props['items'] as { question: string; answer: RichText }[];
  return items.flatMap(({ question, answer }, index) =>
    question.trim() === ''
      ? []
      : [
          {
            kind: 'question' as const,
            anchor: questionAnchor(block.props.id, index),
            title: question,
            headings: [],
            texts: [plainText(answer)],
          },
        ],
  );
}

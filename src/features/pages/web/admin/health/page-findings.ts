import type { Block, BlockKinds, Field } from '../../../../../lib/block-kind.ts';
import { titleBlockId, walkTree } from '../../../../../lib/block-tree.ts';
import { type Colours, contrastProblems } from '../../../../../lib/colour.ts';
import { plainText } from '../../../../../lib/plain-text.ts';
import type { RichText } from '../../../../../lib/rich-text.ts';
import { isReservedSlug } from '../../../slugs.ts';
import { fieldValues, type PropPath } from '../canvas/prop-path.ts';
import type { Content } from '../edit/editor.ts';
import { fileLinkFindings, type FilesAround, pictureFindings } from './file-findings.ts';
import { type Finding, hrefsIn, inBlock } from './finding.ts';

export interface Around {
  kinds: BlockKinds;
  /** Addresses of the site's pages, such as `/visit`. */
  paths: ReadonlySet<string>;
  colours: Colours | null;
  /** Files of the library that the page names, as far as they are known. */
  files: FilesAround;
}

const LONG_PAGE = 120;
const DESCRIPTION = 155;

/** Whether a link within the site leads to nothing. */
function isBroken(href: string, paths: ReadonlySet<string>): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  const [first = ''] = path.slice(1).split('/');
  return !paths.has(path) && !isReservedSlug(first) && !path.includes('.');
}

/** The words that a link stands under: a text beside it in the same entry. */
function labelBeside(props: Record<string, unknown>, path: PropPath): string {
  let at: unknown = props;
  for (const step of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[step];
  const { label } = (at ?? {}) as { label?: unknown };
  return typeof label === 'string' ? label : '';
}

function linkFindings(block: Block, fields: Record<string, Field>, paths: ReadonlySet<string>): Finding[] {
  const { id } = block.props;
  const found: Finding[] = [];
  for (const { path, value } of fieldValues(fields, block.props, ['link'])) {
    const href = typeof value === 'string' ? value : '';
    const label = labelBeside(block.props, path);
    if (href === '' && label !== '')
      found.push({ blockId: id, serious: false, says: `“${label}” leads nowhere yet.` });
    if (isBroken(href, paths))
      found.push({
        blockId: id,
        serious: true,
        says: `A link leads to ${href}, and there is no such page.`,
        fix: { label: 'Take the link away', apply: inBlock(id, path, '') },
      });
  }
  for (const { value } of fieldValues(fields, block.props, ['richText']))
    for (const href of hrefsIn(value))
      if (isBroken(href, paths))
        found.push({
          blockId: id,
          serious: true,
          says: `A link in the text leads to ${href}, and there is no such page.`,
        });
  return found;
}

function headingFindings(content: Content, kinds: BlockKinds): Finding[] {
  const titled = [...walkTree(content.blocks)]
    .map(({ block }) => block)
    .filter(
      (block) => kinds.get(block.type)?.fields['level'] && /^[1-4]$/.test(String(block.props['level'])),
    );
  const found: Finding[] = [];
  const main = titleBlockId(content.blocks);
  const [first] = titled;
  const canBeMain = (block: Block) => {
    const field = kinds.get(block.type)?.fields['level'];
    return field?.kind === 'choice' && field.options.some(({ value }) => value === '1');
  };
  if (main === null && first && canBeMain(first))
    found.push({
      blockId: first.props.id,
      serious: false,
      says: 'The page has no title that says what it is about.',
      fix: { label: 'Make this the title of the page', apply: inBlock(first.props.id, ['level'], '1') },
    });
  let before = 1;
  for (const block of titled) {
    const { id } = block.props;
    const level = Number(block.props['level']);
    if (level === 1 && id !== main)
      found.push({
        blockId: id,
        serious: false,
        says: 'The page has a second main title.',
        fix: { label: 'Make it a title of a section', apply: inBlock(id, ['level'], '2') },
      });
    else if (level > before + 1)
      found.push({
        blockId: id,
        serious: false,
        says: 'A title is smaller than its place asks for: a step is left out.',
        fix: { label: 'Make it one step larger', apply: inBlock(id, ['level'], String(before + 1)) },
      });
    before = Math.min(level, before + 1);
  }
  return found;
}

/** The first words of the page, cut between words. */
function firstWords(content: Content, kinds: BlockKinds): string {
  const words: string[] = [];
  for (const { block } of walkTree(content.blocks)) {
    const fields = kinds.get(block.type)?.fields ?? {};
    for (const { value, field } of fieldValues(fields, block.props, ['richText', 'multiline']))
      words.push(
        field.kind === 'richText' ? plainText(value as RichText) : typeof value === 'string' ? value : '',
      );
    if (words.join(' ').length > DESCRIPTION) break;
  }
  const all = words.join(' ').replaceAll(/\s+/g, ' ').trim();
  return all.length <= DESCRIPTION ? all : `${all.slice(0, DESCRIPTION - 1).replace(/\s\S*$/, '')}…`;
}

/** What visitors, search engines or people with a screen reader would stumble over, the serious first. */
export function pageFindings(content: Content, { kinds, paths, colours, files }: Around): Finding[] {
  const all = [...walkTree(content.blocks)];
  const found: Finding[] = (colours ? contrastProblems(colours) : []).map(({ sentence }) => ({
    blockId: null,
    serious: true,
    says: sentence,
  }));
  found.push(...headingFindings(content, kinds));
  for (const { block } of all) {
    const fields = kinds.get(block.type)?.fields ?? {};
    found.push(
      ...pictureFindings(block, fields, files),
      ...linkFindings(block, fields, paths),
      ...fileLinkFindings(block, fields, files),
    );
  }
  const words = firstWords(content, kinds);
  if (!content.seo.description && !content.seo.noIndex)
    found.push({
      blockId: null,
      serious: false,
      says: 'Search engines get no description of this page.',
      ...(words
        ? {
            fix: {
              label: 'Take its first words',
              apply: (page: Content) => ({ ...page, seo: { ...page.seo, description: words } }),
            },
          }
        : {}),
    });
  if (all.length > LONG_PAGE)
    found.push({
      blockId: null,
      serious: false,
      says: `The page is very long (${all.length} blocks). Two pages may be easier to read.`,
    });
  return found.toSorted((a, b) => Number(b.serious) - Number(a.serious));
}

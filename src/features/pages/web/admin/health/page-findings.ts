import type { Block, BlockKinds, Field } from '../../../../../lib/content/block-kind.ts';
import { type Visit, walkTree } from '../../../../../lib/content/block-tree.ts';
import { sayContrast } from '../../../../../lib/admin-ui/contrast.ts';
import { type Colours, contrastProblems } from '../../../../../lib/theme/colour.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../lib/content/rich-text.ts';
import { siteAddress } from '../../../../../lib/links/site-address.ts';
import { sectionOf } from '../../../section-refs.ts';
import { isReservedSlug } from '../../../slugs.ts';
import { fieldValues, type PropPath } from '../canvas/prop-path.ts';
import type { Content } from '../edit/editor.ts';
import { fileLinkFindings, type FilesAround, pictureFindings } from './file-findings.ts';
import { type Finding, hrefsIn, inBlock } from './finding.ts';
import { overlapFindings } from './overlap-findings.ts';
import { goneFindings, hiddenFindings, hiddenTitle } from './hidden-findings.ts';
import type { Sections } from '../sections/place-section.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { healthAdmin } from '../../../messages/admin-health/area.ts';
import { beginning } from '../../../../../lib/values/beginning.ts';

export interface Around {
  kinds: BlockKinds;
  /** Addresses of the site's pages, such as `/visit`. */
  paths: ReadonlySet<string>;
  colours: Colours | null;
  /** Library files on the page, as far as they are loaded. */
  files: FilesAround;
  /** The site's sections; null for a reusable section, which contains none. */
  sections: Sections | null;
  /** Whether it is shown within other pages, and has no title or description to check. */
  isPart: boolean;
}

/** A block and where to fix it: blocks of a reusable section are changed there. */
interface Seen extends Pick<Visit, 'block' | 'place'> {
  at: string;
  /** Name of its section. */
  within: string | null;
}

/** Every block in reading order, including those in reusable sections. */
function seenBlocks(blocks: readonly Block[], sections: Sections | null): Seen[] {
  return [...walkTree(blocks)].flatMap(({ block, place }): Seen[] => {
    const section = sections?.get(sectionOf(block) ?? '');
    const inner = section ? [...walkTree(section.blocks)] : [];
    return [
      { block, place, at: block.props.id, within: null },
      ...inner.map((visit) => ({
        block: visit.block,
        place: visit.place,
        at: block.props.id,
        within: section?.name ?? null,
      })),
    ];
  });
}

/** A finding within a section refers to the section’s place, and is fixed in the section. */
const foundAt = ({ at, within }: Seen, { says, serious, fix }: Finding): Finding => {
  const say = messagesNow(healthAdmin);
  return within === null
    ? { blockId: at, says, serious, ...(fix ? { fix } : {}) }
    : { blockId: at, says: say.inTheSection({ within, says }), serious };
};

const LONG_PAGE = 120;
const DESCRIPTION = 155;

/** Whether a link within the site is broken. */
function isBroken(href: string, paths: ReadonlySet<string>): boolean {
  if (!href.startsWith('/') || siteAddress(href) === null) return false;
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  const [first = '', ...below] = path.slice(1).split('/');
  // Entries are below the page that lists them; the editor doesn’t know each of them.
  if (below.length > 0 && paths.has(`/${first}`)) return false;
  return !paths.has(path) && !isReservedSlug(first) && !path.includes('.');
}

/** The text of a link: a text beside it in the same entry. */
function labelBeside(props: Record<string, unknown>, path: PropPath): string {
  let at: unknown = props;
  for (const step of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[step];
  const { label } = (at ?? {}) as { label?: unknown };
  return typeof label === 'string' ? label : '';
}

function linkFindings(block: Block, fields: Record<string, Field>, paths: ReadonlySet<string>): Finding[] {
  const say = messagesNow(healthAdmin);
  const { id } = block.props;
  const found: Finding[] = [];
  for (const { path, value } of fieldValues(fields, block.props, ['link'])) {
    const href = typeof value === 'string' ? value : '';
    const label = labelBeside(block.props, path);
    if (href === '' && label !== '')
      found.push({ blockId: id, serious: false, says: say.hasNoLinkYet({ label }) });
    if (isBroken(href, paths))
      found.push({
        blockId: id,
        serious: true,
        says: say.theLinkToIsBroken({ href }),
        fix: { label: say.removeLink, apply: inBlock(id, path, '') },
      });
  }
  for (const { value } of fieldValues(fields, block.props, ['richText']))
    for (const href of hrefsIn(value))
      if (isBroken(href, paths))
        found.push({
          blockId: id,
          serious: true,
          says: say.linkInTextIsBroken({ href }),
        });
  return found;
}

/** Blocks that visitors can't see, because their content was not chosen. */
const unchosenFindings = ({ props }: Block, fields: Record<string, Field>): Finding[] => {
  const say = messagesNow(healthAdmin);
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.needed && !props[name]
      ? [
          {
            blockId: props.id,
            serious: true,
            says: say.nothingIsChosenUnderSo({ label: field.label }),
          },
        ]
      : [],
  );
};

function headingFindings(content: Content, seen: readonly Seen[], { kinds, isPart }: Around): Finding[] {
  const say = messagesNow(healthAdmin);
  const levelOf = (block: Block) => kinds.get(block.type)?.fields['level'];
  const titled = seen.filter(({ block }) => levelOf(block) && /^[1-4]$/.test(String(block.props['level'])));
  const found: Finding[] = [];
  const main = titled.find(({ block }) => block.props['level'] === '1');
  const first = titled.find(({ within }) => within === null)?.block;
  const canBeMain = (block: Block) => {
    const field = levelOf(block);
    return field?.kind === 'choice' && field.options.some(({ value }) => value === '1');
  };
  if (!main && first && !isPart && canBeMain(first))
    found.push({
      blockId: first.props.id,
      serious: false,
      says: say.thePageHasNoPage,
      fix: { label: say.makeItThePageTitle, apply: inBlock(first.props.id, ['level'], '1') },
    });
  if (main) found.push(...hiddenTitle(content, main));
  let before = isPart ? 4 : 1;
  for (const one of titled) {
    const { id } = one.block.props;
    const level = Number(one.block.props['level']);
    if (level === 1 && one !== main)
      found.push(
        foundAt(one, {
          blockId: id,
          serious: false,
          says: say.thePageHasMoreThan,
          fix: { label: say.makeItASectionHeading, apply: inBlock(id, ['level'], '2') },
        }),
      );
    else if (level > before + 1)
      found.push(
        foundAt(one, {
          blockId: id,
          serious: false,
          says: say.aHeadingLevelIsSkipped,
          fix: { label: say.moveItUpOneLevel, apply: inBlock(id, ['level'], String(before + 1)) },
        }),
      );
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
  return beginning(words.join(' ').replaceAll(/\s+/g, ' ').trim(), DESCRIPTION);
}

/** Problems for visitors, search engines or people with a screen reader, the serious ones first. */
export function pageFindings(content: Content, around: Around): Finding[] {
  const say = messagesNow(healthAdmin);
  const { kinds, paths, colours, files, sections, isPart } = around;
  const seen = seenBlocks(content.blocks, sections);
  const found: Finding[] = (colours ? contrastProblems(colours) : []).map((problem) => ({
    blockId: null,
    serious: true,
    says: sayContrast(problem),
  }));
  found.push(...headingFindings(content, seen, around));
  for (const one of seen) {
    const fields = kinds.get(one.block.type)?.fields ?? {};
    const own = [
      ...pictureFindings(one.block, fields, files),
      ...linkFindings(one.block, fields, paths),
      ...fileLinkFindings(one.block, fields, files),
      ...unchosenFindings(one.block, fields),
      ...hiddenFindings(one.block),
      ...overlapFindings(one, seen),
      ...(sections ? goneFindings(one.block, sections) : []),
    ];
    found.push(...own.map((finding) => foundAt(one, finding)));
  }
  const words = firstWords(content, kinds);
  if (!isPart && !content.seo.description && !content.seo.noIndex)
    found.push({
      blockId: null,
      serious: false,
      says: say.thisPageHasNoDescription,
      ...(words
        ? {
            fix: {
              label: say.useTheFirstSentence,
              apply: (page: Content) => ({ ...page, seo: { ...page.seo, description: words } }),
            },
          }
        : {}),
    });
  if (seen.length > LONG_PAGE)
    found.push({
      blockId: null,
      serious: false,
      says: say.thePageIsVeryLong({ length: seen.length }),
    });
  return found.toSorted((a, b) => Number(b.serious) - Number(a.serious));
}

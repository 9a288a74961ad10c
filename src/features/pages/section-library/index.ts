import type { Block, BlockKinds } from '../../../lib/content/block-kind.ts';
import { mapTree, newBlockId } from '../../../lib/content/block-tree.ts';
import { plainLetters } from '../../../lib/values/plain-letters.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import { answeringSections } from './answering.ts';
import { openingSections } from './opening.ts';
import type { DesignedSection, SectionGroup } from './write.ts';

export { groups, type DesignedSection, type SectionGroup } from './write.ts';

export const designedSections: readonly DesignedSection[] = [...openingSections, ...answeringSections];

/** Kinds that accept any image of the site; a portrait or a logo must be chosen. */
const FILLED: ReadonlySet<string> = new Set(['hero', 'section', 'image', 'cards', 'gallery']);

function withPictures(value: unknown, next: () => Picture | null): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'picture' && inner === null ? next() : withPictures(inner, next),
    ]),
  );
}

/** The section as a new block, with sample content of its kinds and images of the site. */
export function blockOfSection(
  section: DesignedSection,
  kinds: BlockKinds,
  pictures: readonly Picture[],
): Block {
  const { block } = section;
  // Each starts with a different image.
  let taken = Math.max(0, designedSections.indexOf(section));
  const next = () => {
    taken += 1;
    return pictures[(taken - 1) % pictures.length] ?? null;
  };
  const [made] = mapTree([block], (each) => {
    const defaults = kinds.get(each.type)?.defaults ?? {};
    const props: Record<string, unknown> = { ...structuredClone(defaults), ...each.props };
    const slots = kinds.get(each.type)?.slots ?? [];
    const isShown =
      FILLED.has(each.type) &&
      (each.type !== 'section' || props['background'] === 'picture') &&
      props['layout'] !== 'centred';
    const filled = isShown
      ? Object.fromEntries(
          Object.entries(props).map(([name, value]) => [
            name,
            slots.includes(name) ? value : name === 'picture' && !value ? next() : withPictures(value, next),
          ]),
        )
      : props;
    return { type: each.type, props: { ...filled, id: newBlockId() } };
  });
  return made ?? block;
}

const terms = (text: string): string[] =>
  plainLetters(text)
    .split(/[\s’']+/)
    .filter(Boolean);

/**
 * Sections of a group, or all that match a search: every term must begin a word of the name, the group or a synonym.
 * @param spoken further words of a section, in the language of the admin
 */
export function findSections(
  search: string,
  group: SectionGroup,
  spoken: (section: DesignedSection) => string = () => '',
): readonly DesignedSection[] {
  const wanted = terms(search);
  if (wanted.length === 0) return designedSections.filter((each) => each.group === group);
  const has = (each: DesignedSection) => {
    const known = terms([each.label, each.group, ...each.also, spoken(each)].join(' '));
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  };
  return designedSections.filter(has);
}

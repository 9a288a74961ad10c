import type { Block } from '../../../../../lib/content/block-kind.ts';
import type { Section } from '../../../sections-contract.ts';
import { sectionOf } from '../../../section-refs.ts';

const names = new Map<string, string>();

/** Names of sections are needed wherever a block is named, also outside components. */
export function rememberSections(sections: readonly Pick<Section, '_id' | 'name'>[]): void {
  for (const { _id, name } of sections) names.set(_id, name);
}

/** The name of the section that a block places; empty for other blocks. */
export const sectionName = (block: Block): string => names.get(sectionOf(block) ?? '') ?? '';

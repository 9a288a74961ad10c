import type { Config, Data } from '@puckeditor/core';
import type { ComponentType } from 'react';
import type { BlockKind } from '../../../../../../lib/content/block-kind.ts';
import type { Place } from '../../../../../../lib/content/block-tree.ts';
import type { Pick } from '../../edit/blocks/picks.ts';
import { CanvasBlock } from '../canvas-block.tsx';
import { CanvasPage } from '../canvas-page.tsx';
import { type Bone, UNKNOWN } from '../skeleton.ts';

const ROOT_ZONE = 'root:default-zone';

/** Where Puck says that a block at a place is. */
export const selectorOf = ({ parentId, slot, index }: Place) => ({
  index,
  zone: parentId === null ? ROOT_ZONE : `${parentId}:${slot}`,
});

export const dataOf = (bones: Bone[]): Data => ({ root: { props: {} }, content: bones, zones: {} });

/** Every kind as Puck needs it: its name and its slots. Fields are the editor's own, beside the canvas. */
export function puckConfig(kinds: readonly BlockKind[], picks: readonly Pick[]): Config {
  const component = (label: string, slots: readonly string[]) => ({
    label,
    inline: true,
    fields: Object.fromEntries(slots.map((slot) => [slot, { type: 'slot' as const }])),
    render: CanvasBlock as unknown as Config['components'][string]['render'],
  });
  return {
    components: {
      // Sections are dragged by their own names; what is dropped becomes a block of the one kind.
      ...Object.fromEntries(picks.map(({ key, label }) => [key, component(label, [])])),
      ...Object.fromEntries(kinds.map(({ type, label, slots }) => [type, component(label, slots)])),
      [UNKNOWN]: component('Unknown block', []),
    },
    root: { render: CanvasPage as unknown as ComponentType as never },
  };
}

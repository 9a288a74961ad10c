import type { Config, Data } from '@puckeditor/core';
import type { ComponentType } from 'react';
import type { BlockKind } from '../../../../../../lib/content/block-kind.ts';
import type { Place } from '../../../../../../lib/content/block-tree.ts';
import type { Pick } from '../../edit/blocks/picks.ts';
import { CanvasBlock } from '../canvas-block.tsx';
import { CanvasPage } from '../canvas-page.tsx';
import { type Bone, UNKNOWN } from '../skeleton.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

const ROOT_ZONE = 'root:default-zone';

/** Puck's position of a block. */
export const selectorOf = ({ parentId, slot, index }: Place) => ({
  index,
  zone: parentId === null ? ROOT_ZONE : `${parentId}:${slot}`,
});

export const dataOf = (bones: Bone[]): Data => ({ root: { props: {} }, content: bones, zones: {} });

/** Every kind as Puck needs it: its name and its slots. The editor has its own fields, beside the canvas. */
export function puckConfig(kinds: readonly BlockKind[], picks: readonly Pick[]): Config {
  const words = messagesNow(canvasAdmin);
  const component = (label: string, slots: readonly string[]) => ({
    label,
    inline: true,
    fields: Object.fromEntries(slots.map((slot) => [slot, { type: 'slot' as const }])),
    render: CanvasBlock as unknown as Config['components'][string]['render'],
  });
  return {
    components: {
      // Sections are dragged under their own names; a dropped one becomes a block of the section kind.
      ...Object.fromEntries(picks.map(({ key, label }) => [key, component(label, [])])),
      ...Object.fromEntries(kinds.map(({ type, label, slots }) => [type, component(label, slots)])),
      [UNKNOWN]: component(words.unknownBlock, []),
    },
    root: { render: CanvasPage as unknown as ComponentType as never },
  };
}

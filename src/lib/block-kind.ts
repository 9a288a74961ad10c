import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';

/** A block as it is stored: plain data. A container's props hold further arrays of blocks under its slots' names. */
export interface Block {
  type: string;
  props: { id: string } & Record<string, unknown>;
}

export interface Picture {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

/** How an owner edits one prop. Neutral, so that the plain form and the canvas both draw it. */
export type Field =
  | { kind: 'text' | 'multiline'; label: string; help?: string; placeholder?: string }
  | { kind: 'richText'; label: string; help?: string }
  | { kind: 'link'; label: string; help?: string }
  | { kind: 'picture'; label: string; help?: string }
  | { kind: 'toggle'; label: string; help?: string }
  | { kind: 'number'; label: string; help?: string; min: number; max: number; step?: number; unit?: string }
  | { kind: 'choice'; label: string; help?: string; options: readonly { value: string; label: string }[] }
  | {
      kind: 'list';
      label: string;
      help?: string;
      /** One entry, as said on buttons: "Add a card". */
      noun: string;
      /** The field whose text names an entry in the list. */
      titleField: string;
      fields: Record<string, Field>;
      newEntry: Record<string, unknown>;
      min?: number;
      max: number;
    }
  | { kind: 'blocks'; label: string; help?: string };

/** What server and editor know of a kind of block. Its view is apart, so that visitors load no schema. */
export interface BlockKind {
  type: string;
  /** What owners call it. */
  label: string;
  /** One short sentence for the list of blocks. */
  hint: string;
  group: 'layout' | 'text' | 'media' | 'action';
  /** A strict object of all props but `id` and the slots. */
  schema: z.ZodObject;
  /** Props that hold arrays of blocks. */
  slots: readonly string[];
  /** Good sample content for a block that was just added; without `id`. */
  defaults: Record<string, unknown>;
  fields: Record<string, Field>;
  /** True where the block needs script from the start (it moves or updates by itself). */
  runs?: boolean;
}

/** Slots arrive rendered. */
export type SlotContent = ReactNode;
export type BlockView<P = Record<string, unknown>> = ComponentType<P & { id: string }>;
export type BlockViews = Record<string, BlockView<never>>;

/** Turns blocks of an older tree into today's; `to` is the tree version that it leads to. */
export interface BlockUpgrade {
  to: number;
  type: string;
  upgrade: (props: Block['props']) => Block['props'];
}

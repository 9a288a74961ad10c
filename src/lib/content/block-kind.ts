import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { PickedFile } from './pictures.ts';

/** A block as it is stored: plain data. A container's props hold further arrays of blocks under its slots' names. */
export interface Block {
  type: string;
  props: { id: string } & Record<string, unknown>;
}

export type { Picture } from './pictures.ts';

type FieldShape =
  | {
      kind: 'text' | 'multiline';
      label: string;
      help?: string;
      placeholder?: string;
      /** A file of the library can be chosen, whose address fills the field. */
      picks?: 'video' | 'any';
    }
  | { kind: 'richText'; label: string; help?: string }
  | { kind: 'link'; label: string; help?: string }
  | { kind: 'picture'; label: string; help?: string }
  | { kind: 'toggle'; label: string; help?: string }
  | { kind: 'number'; label: string; help?: string; min: number; max: number; step?: number; unit?: string }
  | { kind: 'choice'; label: string; help?: string; options: readonly { value: string; label: string }[] }
  /**
   * The id of something that the site has, such as a form; the app says where each kind of thing is found. Of what is
   * `needed`, nothing is shown while none is chosen.
   */
  | { kind: 'reference'; of: string; label: string; help?: string; needed?: true }
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
      /** Many files chosen from the library at once become as many entries. */
      fill?: {
        kind: 'image' | 'any';
        label: string;
        entry: (file: PickedFile) => Record<string, unknown>;
        /** True for an entry that only stood for what is chosen now. */
        isSample: (entry: Record<string, unknown>) => boolean;
      };
      min?: number;
      max: number;
    }
  | { kind: 'blocks'; label: string; help?: string };

/** How an owner edits one prop. Neutral, so that the plain form and the canvas both draw it. */
export type Field = FieldShape & {
  /** Offered only while another prop of the same block is this, or one of these. */
  when?: { field: string; is: string | readonly string[] };
  /** A value given here sets another prop where that would hide it: a picture turns the background to “Image”. */
  shownBy?: { field: string; is: string; unless?: readonly string[] };
};

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
  /** True where the block needs script from the start (it moves or updates automatically). */
  runs?: boolean;
}

/** By type. A map, so that no type named in data reaches an object's prototype. */
export type BlockKinds = ReadonlyMap<string, BlockKind>;

/** True for a slot with blocks in it. No other prop looks like this: entries of lists have neither `type` nor `props`. */
export const isBlockList = (value: unknown): value is Block[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);

const isBlock = (value: unknown): value is Block => {
  const { type, props } = (value ?? {}) as Partial<Block>;
  return (
    typeof type === 'string' && typeof props === 'object' && props !== null && typeof props.id === 'string'
  );
};

/** Slots arrive rendered. */
export type SlotContent = ReactNode;

export const isEmptySlot = (content: SlotContent): boolean =>
  content === null || content === undefined || (Array.isArray(content) && content.length === 0);

/** What every view gets besides its own props. */
export interface ViewContext {
  id: string;
  /** This block carries the page's only `h1`. */
  isTitle?: boolean;
  /** Near the top of the page: pictures load at once. */
  isFirst?: boolean;
}
export type BlockView<P = Record<string, unknown>> = ComponentType<P & ViewContext>;
export type BlockViews = ReadonlyMap<string, BlockView<never>>;

/** Turns blocks of an older tree into today's; `to` is the tree version that it leads to. */
export interface BlockUpgrade {
  to: number;
  type: string;
  upgrade: (props: Block['props']) => Block['props'];
}

import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { PickedFile } from './pictures.ts';

/** A block as stored: plain data. A container's props have arrays of blocks under the names of its slots. */
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
      /** A button that fills the field with the address of a library file. */
      picks?: 'video' | 'any';
      /** A setting written as text that no visitor reads: neither searched nor translated. */
      unread?: true;
    }
  | { kind: 'richText'; label: string; help?: string }
  | { kind: 'link'; label: string; help?: string }
  | { kind: 'picture'; label: string; help?: string }
  | { kind: 'toggle'; label: string; help?: string }
  | { kind: 'number'; label: string; help?: string; min: number; max: number; step?: number; unit?: string }
  | { kind: 'choice'; label: string; help?: string; options: readonly { value: string; label: string }[] }
  /**
   * The id of a record of the site, such as a form; the app knows how to find each kind. A block with a `needed` reference
   * shows nothing until one is chosen.
   */
  | { kind: 'reference'; of: string; label: string; help?: string; needed?: true }
  /**
   * What only one feature knows how to edit, with a control that the app provides by this name. It may refer to records of the site, so
   * a copy on another site has `none`.
   */
  | { kind: 'control'; control: string; label: string; help?: string; none: unknown }
  | {
      kind: 'list';
      label: string;
      help?: string;
      /** The singular on buttons: "Add a card". */
      noun: string;
      /** The field whose text names an entry in the list. */
      titleField: string;
      fields: Record<string, Field>;
      newEntry: Record<string, unknown>;
      /** Lets several files be chosen at once; each becomes an entry. */
      fill?: {
        kind: 'image' | 'any';
        label: string;
        entry: (file: PickedFile) => Record<string, unknown>;
        /** True for a placeholder entry that the chosen files replace. */
        isSample: (entry: Record<string, unknown>) => boolean;
      };
      min?: number;
      max: number;
    }
  | { kind: 'blocks'; label: string; help?: string };

/** How an owner edits a prop. Independent of the plain form and the canvas, which both render it. */
export type Field = FieldShape & {
  /** Shown only while another prop of the block has this value, or one of these. */
  when?: { field: string; is: string | readonly string[] };
  /** A value here changes another prop that would hide it: an image sets the background to “Image”. */
  shownBy?: { field: string; is: string; unless?: readonly string[] };
};

/** A block of a kind with given props, under its own name. */
export interface BlockVariant {
  key: string;
  label: string;
  hint: string;
  props: Record<string, unknown>;
}

/** A kind of block for server and editor. Its view is separate, so that visitors load no schema. */
export interface BlockKind {
  type: string;
  /** The name that owners see. */
  label: string;
  /** One short sentence for the list of blocks. */
  hint: string;
  /** Those of `entry` are for the layouts of content types only. */
  group: 'layout' | 'text' | 'media' | 'action' | 'entry';
  /** A strict object of all props but `id` and the slots. */
  schema: z.ZodObject;
  /** Props that hold arrays of blocks. */
  slots: readonly string[];
  /** Sample content for a new block; without `id`. */
  defaults: Record<string, unknown>;
  fields: Record<string, Field>;
  /** Offered one by one in the list of blocks, in place of the kind; the names of its blocks. */
  picks?: readonly BlockVariant[];
  /** Whether the block needs script from the start (it moves or updates automatically). */
  runs?: boolean;
}

/** By type. A map, so that a type named in data cannot reach an object's prototype. */
export type BlockKinds = ReadonlyMap<string, BlockKind>;

/** Whether a prop is a slot with blocks. No other prop looks like this: list entries have neither `type` nor `props`. */
export const isBlockList = (value: unknown): value is Block[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);

const isBlock = (value: unknown): value is Block => {
  const { type, props } = (value ?? {}) as Partial<Block>;
  return (
    typeof type === 'string' && typeof props === 'object' && props !== null && typeof props.id === 'string'
  );
};

/** Slots are passed as rendered nodes. */
export type SlotContent = ReactNode;

export const isEmptySlot = (content: SlotContent): boolean =>
  content === null || content === undefined || (Array.isArray(content) && content.length === 0);

/** Props of every view besides those of its kind. */
export interface ViewContext {
  id: string;
  /** Whether the block has the page's only `h1`. */
  isTitle?: boolean;
  /** Whether it is near the top of the page, so that images load immediately. */
  isFirst?: boolean;
}
export type BlockView<P = Record<string, unknown>> = ComponentType<P & ViewContext>;
export type BlockViews = ReadonlyMap<string, BlockView<never>>;

/** Upgrades the blocks of an older tree; `to` is the resulting tree version. */
export interface BlockUpgrade {
  to: number;
  type: string;
  upgrade: (props: Block['props']) => Block['props'];
}

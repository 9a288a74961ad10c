import { createContext, useContext, useId } from 'react';
import type { PickedFile } from '../content/pictures.ts';

export { type PickedFile, toPicture } from '../content/pictures.ts';

export interface PickOptions {
  kind: 'image' | 'audio' | 'video' | 'any';
  multiple?: boolean;
  /** The dialog's title: "Choose a logo". */
  title?: string;
}

/** Opens the library dialog. Resolves to null if it is closed, or if the same slot opens it again (spec.md section 4). */
export type PickMedia = (options: PickOptions) => Promise<PickedFile[]>;

/** @param slot identifies the place that asks; two places have different ones */
type PickForSlot = (options: PickOptions, slot: string) => Promise<PickedFile[]>;

/** Provided by the admin's root, so that any feature can ask for a file without knowing the library. */
export const MediaPickerContext = createContext<PickForSlot | null>(null);

export function usePickMedia(): PickMedia {
  const pick = useContext(MediaPickerContext);
  const slot = useId();
  if (!pick) throw new Error('There is no media picker above this component.');
  return (options) => pick(options, slot);
}

import { createContext, useContext, useId } from 'react';
import type { PickedFile } from '../content/pictures.ts';

export { type PickedFile, toPicture } from '../content/pictures.ts';

export interface PickOptions {
  kind: 'image' | 'audio' | 'video' | 'any';
  multiple?: boolean;
  /** What the choice is for, as the dialog's title: "Choose a logo". */
  title?: string;
}

/** Opens the library's dialog; resolves to nothing chosen when it is closed, as it is where its slot asks again (spec.md section 4). */
export type PickMedia = (options: PickOptions) => Promise<PickedFile[]>;

/** @param slot what the choice is for: two places that ask have two */
type PickForSlot = (options: PickOptions, slot: string) => Promise<PickedFile[]>;

/** Filled in by the admin's root, so that any feature can ask for a file without knowing the library. */
export const MediaPickerContext = createContext<PickForSlot | null>(null);

export function usePickMedia(): PickMedia {
  const pick = useContext(MediaPickerContext);
  const slot = useId();
  if (!pick) throw new Error('There is no media picker above this component.');
  return (options) => pick(options, slot);
}

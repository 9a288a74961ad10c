import { type ComponentType, createContext } from 'react';

/** What the control of a field of kind `control` is given. */
export interface FieldControlProps {
  label: string;
  description: string | undefined;
  /** What is wrong with the value or a part of it. */
  error: string | undefined;
  value: unknown;
  /** The settings of the block. */
  props: Readonly<Record<string, unknown>>;
  onChange: (value: unknown) => void;
}

/** By the name that fields use; provided by the admin's root, which knows every feature. */
export const FieldControlContext = createContext<Readonly<Record<string, ComponentType<FieldControlProps>>>>(
  {},
);

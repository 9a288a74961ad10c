import type { Field } from '../../../../../../lib/content/block-kind.ts';

export interface FieldProps {
  name: string;
  field: Field;
  value: unknown;
  /** By path; the field's own error is under its name. */
  errors: Readonly<Record<string, string>>;
  /** The other settings of the block. */
  props?: Readonly<Record<string, unknown>>;
  onChange: (value: unknown) => void;
}

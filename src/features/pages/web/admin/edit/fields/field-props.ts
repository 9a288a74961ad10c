import type { Field } from '../../../../../../lib/content/block-kind.ts';

export interface FieldProps {
  name: string;
  field: Field;
  value: unknown;
  /** By path; the field's own error is under its name. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

import { lazy, Suspense } from 'react';
import type { OwnEntry } from '../../../../entry-shapes.ts';
import type { Field } from './field-columns.ts';
import type { Reading } from './field-text.ts';

interface Props {
  field: Field;
  entry: OwnEntry;
  reading: Reading;
  /** Before the value, where no column says what it is. */
  label?: (value: string) => string;
}

// What values are checked with isn’t needed by lists that show none.
const Value = lazy(async () => {
  const { fieldText } = await import('./field-text.ts');
  return {
    default: function Text({ field, entry, reading, label = (value) => value }: Props) {
      const text = fieldText(field, entry.values?.[field.key], reading);
      return text === '' ? null : label(text);
    },
  };
});

/** The value of a field in a list. */
export const FieldValue = (props: Props) => (
  <Suspense fallback={null}>
    <Value {...props} />
  </Suspense>
);

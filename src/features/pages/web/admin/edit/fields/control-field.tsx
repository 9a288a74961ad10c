import { Suspense, use } from 'react';
import { FieldControlContext } from '../../../../../../lib/admin-ui/field-controls.ts';
import type { Field } from '../../../../../../lib/content/block-kind.ts';
import { errorsBelow } from '../blocks/block-errors.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  field: Extract<Field, { kind: 'control' }>;
  props: Readonly<Record<string, unknown>>;
}

/** A setting with a control of another feature. */
export function ControlField({ name, field, value, errors, props, onChange }: Props) {
  const Control = use(FieldControlContext)[field.control];
  if (!Control) return null;
  return (
    <Suspense fallback={null}>
      <Control
        label={field.label}
        description={field.help}
        error={errors[name] ?? Object.values(errorsBelow(errors, name))[0]}
        value={value}
        props={props}
        onChange={onChange}
      />
    </Suspense>
  );
}

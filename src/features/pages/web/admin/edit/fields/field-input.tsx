import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import type { Field, Picture } from '../../../../../../lib/content/block-kind.ts';
import type { RichText } from '../../../../../../lib/content/rich-text.ts';
import { errorsBelow } from '../blocks/block-errors.ts';
import { AddressField } from './address-field.tsx';
import { ControlField } from './control-field.tsx';
import type { FieldProps } from './field-props.ts';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { RichTextField } from '../../../../../../lib/admin-ui/rich-text/rich-text-field.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Shared {
  label: string;
  description: string | undefined;
  error: string | undefined;
}

interface TextProps extends Shared {
  field: { placeholder?: string | undefined; picks?: 'any' | 'video' | undefined };
  value: string;
  onChange: (value: unknown) => void;
}

/** A line of text, or an address that can be chosen. */
const TextField = ({ field: { placeholder, picks }, value, onChange, ...shared }: TextProps) =>
  picks ? (
    <AddressField {...shared} placeholder={placeholder} picks={picks} value={value} onChange={onChange} />
  ) : (
    <TextInput
      {...shared}
      placeholder={placeholder}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );

interface NumberProps extends Shared {
  field: Extract<Field, { kind: 'number' }>;
  value: unknown;
  onChange: (value: unknown) => void;
}

const NumberField = ({ field: { min, max, step = 1, unit }, value, onChange, ...shared }: NumberProps) => (
  <NumberInput
    {...shared}
    min={min}
    max={max}
    step={step}
    suffix={unit ? ` ${unit}` : undefined}
    allowDecimal={step % 1 !== 0}
    value={typeof value === 'number' ? value : ''}
    onChange={(next) => typeof next === 'number' && onChange(next)}
  />
);

/** The control for a prop of a block, as its kind defines it. */
export function FieldInput({ name, field, value, errors, props = {}, onChange }: FieldProps) {
  const shared = { label: field.label, description: field.help, error: errors[name] };
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} field={field} value={text(value)} onChange={onChange} />;
    case 'multiline':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxRows={12}
          placeholder={field.placeholder}
          value={text(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'richText':
      return <RichTextField {...shared} value={value as RichText} onChange={onChange} />;
    case 'link':
      return <LinkField {...shared} value={text(value)} onChange={onChange} />;
    case 'picture':
      return (
        <PictureField
          {...shared}
          errors={errorsBelow(errors, name)}
          value={(value ?? null) as Picture | null}
          onChange={onChange}
        />
      );
    case 'toggle':
      return (
        <Switch
          {...shared}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'number':
      return <NumberField {...shared} field={field} value={value} onChange={onChange} />;
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          data={[...field.options]}
          value={text(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'reference':
      return <ReferenceField {...shared} of={field.of} value={text(value)} onChange={onChange} />;
    case 'control':
      return <ControlField {...{ name, field, value, errors, onChange }} props={props} />;
    case 'list':
      return (
        <ListField
          Input={FieldInput}
          field={field}
          error={errors[name]}
          errors={errorsBelow(errors, name)}
          value={Array.isArray(value) ? (value as Record<string, unknown>[]) : []}
          onChange={onChange}
        />
      );
    case 'blocks':
      return null;
  }
}

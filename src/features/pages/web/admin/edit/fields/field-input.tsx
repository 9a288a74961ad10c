import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { Picture } from '../../../../../../lib/content/block-kind.ts';
import type { RichText } from '../../../../../../lib/content/rich-text.ts';
import { errorsBelow } from '../blocks/block-errors.ts';
import { AddressField } from './address-field.tsx';
import type { FieldProps } from './field-props.ts';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { RichTextField } from '../../../../../../lib/admin-ui/rich-text/rich-text-field.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The control for a prop of a block, as its kind defines it. */
export function FieldInput({ name, field, value, errors, onChange }: FieldProps) {
  const shared = { label: field.label, description: field.help, error: errors[name] };
  switch (field.kind) {
    case 'text':
      if (field.picks)
        return (
          <AddressField
            {...shared}
            placeholder={field.placeholder}
            picks={field.picks}
            value={text(value)}
            onChange={onChange}
          />
        );
      return (
        <TextInput
          {...shared}
          placeholder={field.placeholder}
          value={text(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
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
      return (
        <NumberInput
          {...shared}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          suffix={field.unit ? ` ${field.unit}` : undefined}
          clampBehavior="blur"
          allowDecimal={(field.step ?? 1) % 1 !== 0}
          value={typeof value === 'number' ? value : ''}
          onChange={(next) => typeof next === 'number' && onChange(next)}
        />
      );
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

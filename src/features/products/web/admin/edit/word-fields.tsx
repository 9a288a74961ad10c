import { TextInput } from '@mantine/core';
import { RichTextField } from '../../../../../lib/admin-ui/rich-text-field.tsx';
import type { RichText } from '../../../../../lib/rich-text.ts';
import { slugOf } from '../../../../../lib/slug.ts';
import { type FieldsProps, Section } from './section.tsx';

/** What it is called, and what is said of it. */
export function WordFields({ now, change, errors }: FieldsProps) {
  return (
    <Section title="Words">
      <TextInput
        label="Name"
        required
        value={now.label}
        maxLength={200}
        error={errors['label']}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <TextInput
        label="Address"
        description="Stands after /product/ in the address of its page. Left empty, it is made from the name."
        placeholder={now.label && slugOf(now.label, 'product')}
        value={now.slug}
        maxLength={100}
        error={errors['slug']}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      <RichTextField
        label="Description"
        value={now.description}
        error={errors['description']}
        onChange={(description) => change({ description: description as RichText })}
      />
    </Section>
  );
}

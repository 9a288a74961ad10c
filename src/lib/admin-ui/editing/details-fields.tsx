import { addressLocale } from '../admin-locale.ts';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RichText } from '../../content/rich-text.ts';
import { slugOf } from '../../values/slug.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { Section } from '../section.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Details {
  label: string;
  slug: string;
  description: RichText;
}

interface Props {
  /** The kind of record; its address starts with it while there is no name. */
  noun: string;
  /** Maximum length of the name. */
  most: number;
  /** Prefix of the address. */
  where: string;
  now: Details;
  change: (patch: Partial<Details>) => void;
  errors: Readonly<Record<string, string>>;
  /** Further fields of this kind of record. */
  children?: ReactNode;
}

/** Name, address and description of a record. */
export const DetailsFields = ({ noun, most, where, now, change, errors, children }: Props) => {
  const words = useMessages(adminUi);
  return (
    <Section title={words.details}>
      <TextInput
        label={words.name}
        required
        value={now.label}
        maxLength={most}
        error={errors['label']}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <TextInput
        label={words.address}
        description={words.addressThenLeaveEmpty({ where })}
        placeholder={now.label && slugOf(now.label, noun, addressLocale())}
        value={now.slug}
        maxLength={100}
        error={errors['slug']}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      <RichTextField
        label={words.description}
        value={now.description}
        error={errors['description']}
        onChange={(description) => change({ description: description as RichText })}
      />
      {children}
    </Section>
  );
};

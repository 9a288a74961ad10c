import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import { wallTimeIn } from '../../../../../lib/admin-ui/time/publish-time.ts';
import { type AddressPattern, addressPatterns, entryPath } from '../../../../../lib/links/entry-path.ts';
import { slugOf } from '../../../../../lib/values/slug.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { inSentence } from '../type-labels.ts';
import type { TypeDraft } from './use-type-editing.ts';

const labels: Readonly<Record<AddressPattern, string>> = {
  name: 'Name',
  year: 'Year and name',
  month: 'Month and name',
  day: 'Day and name',
};

interface Props {
  type: Pick<ContentType, 'page'>;
  now: TypeDraft;
  change: (patch: Partial<TypeDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

/** How addresses of entries look, each with an example of today. */
export function AddressSettings({ type, now, change, errors }: Props) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const [today] = useState(() => new Date().toISOString());
  const day = wallTimeIn(today, timeZone).slice(0, 10);
  const slug = `name-of-${slugOf(now.name, 'entry')}`;
  const date =
    now.timeField === null
      ? 'The date is the one that visitors see.'
      : 'The date is the day on which it begins.';
  return (
    <Section title="Addresses" says="Links to earlier addresses keep working. They lead to the new ones.">
      <Radio.Group
        label="Address of entries"
        description={`How the address of each ${inSentence(now.name) || 'entry'} looks. ${date}`}
        value={now.settings.addresses}
        error={errors['settings.addresses']}
        onChange={(addresses) => change({ settings: { ...now.settings, addresses } })}
      >
        <Stack gap="xs" mt="xs">
          {addressPatterns.map((addresses) => (
            <Radio
              key={addresses}
              value={addresses}
              label={labels[addresses]}
              description={entryPath({ type: type.page.slug, addresses, day, slug })}
              styles={{ description: { overflowWrap: 'anywhere' } }}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}

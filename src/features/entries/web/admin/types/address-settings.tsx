import { addressLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

const labels = {
  name: 'name',
  year: 'yearAndName',
  month: 'monthAndName',
  day: 'dayAndName',
} as const satisfies Record<AddressPattern, string>;

interface Props {
  type: Pick<ContentType, 'page'>;
  now: TypeDraft;
  change: (patch: Partial<TypeDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

/** How addresses of entries look, each with an example of today. */
export function AddressSettings({ type, now, change, errors }: Props) {
  const words = useMessages(entryTypesAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const [today] = useState(() => new Date().toISOString());
  const day = wallTimeIn(today, timeZone).slice(0, 10);
  const slug = slugOf(
    words.nameOf({ entry: slugOf(now.name, 'entry', addressLocale()) }),
    'entry',
    addressLocale(),
  );
  const date = now.timeField === null ? words.theDateIsTheOne : words.theDateIsTheDay;
  return (
    <Section title={words.addresses} says={words.linksToEarlierAddressesKeep}>
      <Radio.Group
        label={words.addressOfEntries}
        description={`${words.howTheAddressOfEach({ name: inSentence(now.name) || words.entry })} ${date}`}
        value={now.settings.addresses}
        error={errors['settings.addresses']}
        onChange={(addresses) => change({ settings: { ...now.settings, addresses } })}
      >
        <Stack gap="xs" mt="xs">
          {addressPatterns.map((addresses) => (
            <Radio
              key={addresses}
              value={addresses}
              label={words[labels[addresses]]}
              description={entryPath({ type: type.page.slug, addresses, day, slug })}
              styles={{ description: { overflowWrap: 'anywhere' } }}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}

import { Group, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { Announcement } from '../../../../../lib/theme/brand.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { TimeField } from '../time-field.tsx';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  setBrand: (part: Partial<Branding['brand']>) => void;
}

const begin: Announcement = {
  text: 'Announce an offer, an event or new opening hours',
  link: null,
  ground: 'main',
  dismissible: true,
  from: null,
  until: null,
};

export function AnnouncementFields({ value: { brand }, errors, setBrand }: Props) {
  const { announcement } = brand;
  const error = (name: string) => errors[`branding.brand.announcement.${name}`];
  const change = (part: Partial<Announcement>) =>
    announcement && setBrand({ announcement: { ...announcement, ...part } });
  return (
    <Stack>
      <Switch
        label="Show announcement bar"
        description="A line above the header of every page, except in the checkout."
        checked={announcement !== null}
        onChange={({ currentTarget }) => setBrand({ announcement: currentTarget.checked ? begin : null })}
      />
      {announcement && (
        <>
          <Textarea
            label="Text"
            autosize
            maxLength={200}
            value={announcement.text}
            error={error('text')}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
          <Switch
            label="Add a link"
            checked={announcement.link !== null}
            onChange={({ currentTarget }) =>
              change({ link: currentTarget.checked ? { label: 'Shop now', href: '/shop' } : null })
            }
          />
          {announcement.link && (
            <Group grow align="flex-start" gap="xs">
              <TextInput
                label="Link text"
                maxLength={60}
                value={announcement.link.label}
                error={error('link.label')}
                onChange={({ currentTarget: { value: label } }) =>
                  change({ link: { href: '', ...announcement.link, label } })
                }
              />
              <TextInput
                label="Link URL"
                placeholder="/shop"
                value={announcement.link.href}
                error={error('link.href')}
                onChange={({ currentTarget: { value: href } }) =>
                  change({ link: { label: '', ...announcement.link, href } })
                }
              />
            </Group>
          )}
          <Select
            label="Background"
            allowDeselect={false}
            value={announcement.ground}
            onChange={(ground) => ground && change({ ground })}
            data={[
              { value: 'main', label: 'Main colour' },
              { value: 'dark', label: 'Dark' },
              { value: 'tint', label: 'Tinted' },
            ]}
          />
          <Switch
            label="Visitors can close it"
            description="It stays closed for them until you change the text or the link."
            checked={announcement.dismissible}
            onChange={({ currentTarget }) => change({ dismissible: currentTarget.checked })}
          />
          <TimeField
            label="Start"
            placeholder="Right away"
            value={announcement.from}
            error={error('from')}
            onChange={(from) => change({ from })}
          />
          <TimeField
            label="End"
            value={announcement.until}
            error={error('until')}
            onChange={(until) => change({ until })}
          />
        </>
      )}
    </Stack>
  );
}

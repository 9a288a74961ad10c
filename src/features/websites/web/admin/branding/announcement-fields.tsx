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
  return (
    <Stack>
      <Switch
        label="Show announcement bar"
        description="A line above the header of every page, except in the checkout."
        checked={announcement !== null}
        onChange={({ currentTarget }) => setBrand({ announcement: currentTarget.checked ? begin : null })}
      />
      {announcement && (
        <BarFields
          announcement={announcement}
          error={(name) => errors[`branding.brand.announcement.${name}`]}
          change={(part) => setBrand({ announcement: { ...announcement, ...part } })}
        />
      )}
    </Stack>
  );
}

interface BarProps {
  announcement: Announcement;
  error: (field: string) => string | undefined;
  change: (part: Partial<Announcement>) => void;
}

function BarFields({ announcement, error, change }: BarProps) {
  return (
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
        <LinkFields link={announcement.link} error={error} onChange={(link) => change({ link })} />
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
  );
}

interface LinkProps {
  link: NonNullable<Announcement['link']>;
  error: BarProps['error'];
  onChange: (link: LinkProps['link']) => void;
}

function LinkFields({ link, error, onChange }: LinkProps) {
  return (
    <Group grow align="flex-start" gap="xs">
      <TextInput
        label="Link text"
        maxLength={60}
        value={link.label}
        error={error('link.label')}
        onChange={({ currentTarget: { value: label } }) => onChange({ ...link, label })}
      />
      <TextInput
        label="Link URL"
        placeholder="/shop"
        value={link.href}
        error={error('link.href')}
        onChange={({ currentTarget: { value: href } }) => onChange({ ...link, href })}
      />
    </Group>
  );
}

import { Group, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { LinkInput } from '../../../../../lib/admin-ui/rich-text/link-input.tsx';
import type { Announcement } from '../../../../../lib/theme/brand.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { TranslateLink } from '../translate-link.tsx';
import { TimeField } from '../time-field.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  setBrand: (part: Partial<Branding['brand']>) => void;
}

const begin = (): Announcement => ({
  text: messagesNow(brandingAdmin).announceAnOffer,
  link: null,
  ground: 'main',
  dismissible: true,
  from: null,
  until: null,
});

export function AnnouncementFields({ value: { brand }, errors, setBrand }: Props) {
  const words = useMessages(brandingAdmin);
  const { announcement } = brand;
  return (
    <Stack>
      <Switch
        label={words.showAnnouncementBar}
        description={words.aLineAboveTheHeader}
        checked={announcement !== null}
        onChange={({ currentTarget }) => setBrand({ announcement: currentTarget.checked ? begin() : null })}
      />
      {announcement && (
        <>
          <BarFields
            announcement={announcement}
            error={(name) => errors[`branding.brand.announcement.${name}`]}
            change={(part) => setBrand({ announcement: { ...announcement, ...part } })}
          />
          <TranslateLink kind="site" id="announcement" />
        </>
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
  const words = useMessages(brandingAdmin);
  return (
    <>
      <Textarea
        label={words.text}
        autosize
        maxLength={200}
        value={announcement.text}
        error={error('text')}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Switch
        label={words.addALink}
        checked={announcement.link !== null}
        onChange={({ currentTarget }) =>
          change({ link: currentTarget.checked ? { label: words.shopNow, href: '/shop' } : null })
        }
      />
      {announcement.link && (
        <LinkFields link={announcement.link} error={error} onChange={(link) => change({ link })} />
      )}
      <Select
        label={words.background}
        allowDeselect={false}
        value={announcement.ground}
        onChange={(ground) => ground && change({ ground })}
        data={[
          { value: 'main', label: words.mainColour },
          { value: 'dark', label: words.dark },
          { value: 'tint', label: words.tinted },
        ]}
      />
      <Switch
        label={words.visitorsCanCloseIt}
        description={words.itStaysClosedForThem}
        checked={announcement.dismissible}
        onChange={({ currentTarget }) => change({ dismissible: currentTarget.checked })}
      />
      <TimeField
        label={words.start}
        placeholder={words.rightAway}
        value={announcement.from}
        error={error('from')}
        onChange={(from) => change({ from })}
      />
      <TimeField
        label={words.end}
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
  const words = useMessages(brandingAdmin);
  return (
    <Group grow align="flex-start" gap="xs">
      <TextInput
        label={words.linkText}
        maxLength={60}
        value={link.label}
        error={error('link.label')}
        onChange={({ currentTarget: { value: label } }) => onChange({ ...link, label })}
      />
      <LinkInput
        label={words.linkUrl}
        placeholder={words.shopPath}
        value={link.href}
        error={error('link.href')}
        onChange={(href) => onChange({ ...link, href })}
      />
    </Group>
  );
}

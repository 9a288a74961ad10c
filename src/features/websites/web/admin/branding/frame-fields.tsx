import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Branding } from '../../../brand-shapes.ts';
import css from './branding.module.css';
import { Choices } from './choices.tsx';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  set: (part: Partial<Branding>) => void;
  setBrand: (part: Partial<Branding['brand']>) => void;
}

const drawing = (layout: string) => (
  <span className={css.header} data-layout={layout} aria-hidden>
    <i />
    <span>
      <b />
      <b />
      <b />
    </span>
  </span>
);

export function HeaderLayout({ value: { header, brand }, set }: Pick<Props, 'value' | 'set'>) {
  return (
    <Choices
      label="Layout"
      value={header ? brand.headerLayout : 'drawer'}
      onChange={(layout) =>
        layout === 'drawer'
          ? set({ header: false })
          : set({ header: true, brand: { ...brand, headerLayout: layout } })
      }
      choices={[
        {
          value: 'beside',
          label: 'Menu next to the logo',
          says: 'Best for most sites.',
          sample: drawing('beside'),
        },
        {
          value: 'centred',
          label: 'Centred logo, menu below',
          says: 'Calm and elegant.',
          sample: drawing('centred'),
        },
        {
          value: 'beneath',
          label: 'Menu below the logo',
          says: 'Room for many menu items.',
          sample: drawing('beneath'),
        },
        {
          value: 'drawer',
          label: 'Menu button',
          says: 'The menu slides out. Good for pages with a large image at the top.',
          sample: drawing('drawer'),
        },
      ]}
    />
  );
}

export const AccountLinks = ({ value: { brand }, setBrand }: Pick<Props, 'value' | 'setBrand'>) => (
  <Select
    label="Account links"
    description="Register and Sign In in the header and the menu."
    allowDeselect={false}
    value={brand.accountLinks}
    onChange={(accountLinks) => accountLinks && setBrand({ accountLinks })}
    data={[
      { value: 'auto', label: 'Show if the site sells or takes bookings' },
      { value: 'show', label: 'Always show' },
      { value: 'hide', label: 'Hide' },
    ]}
  />
);

type Setters = Pick<Props, 'value' | 'setBrand'>;

export const HeaderExtras = ({ value: { header, brand }, setBrand }: Setters) => (
  <>
    {header && (
      <Switch
        label="Sticky header"
        description="Stays in view while visitors scroll."
        checked={brand.headerSticky}
        onChange={({ currentTarget }) => setBrand({ headerSticky: currentTarget.checked })}
      />
    )}
    <Select
      label="Mobile menu"
      description="How the menu opens on phones and tablets."
      allowDeselect={false}
      value={brand.mobileMenu}
      onChange={(mobileMenu) => mobileMenu && setBrand({ mobileMenu })}
      data={[
        { value: 'side', label: 'Slide in from the side' },
        { value: 'full', label: 'Full screen' },
      ]}
    />
  </>
);

export const FooterLayout = ({ value: { brand }, setBrand }: Setters) => (
  <>
    <Select
      label="Layout"
      allowDeselect={false}
      value={brand.footerLayout}
      onChange={(footerLayout) => footerLayout && setBrand({ footerLayout })}
      data={[
        { value: 'header', label: 'Same as the header' },
        { value: 'beside', label: 'Name on the left, links on the right' },
        { value: 'centred', label: 'Everything centred' },
        { value: 'beneath', label: 'Large name, links below' },
      ]}
    />
    <Select
      label="Background"
      allowDeselect={false}
      value={brand.footerGround}
      onChange={(footerGround) => footerGround && setBrand({ footerGround })}
      data={[
        { value: 'auto', label: 'Automatic' },
        { value: 'page', label: 'Same as the page' },
        { value: 'tint', label: 'Tinted' },
        { value: 'dark', label: 'Dark' },
        { value: 'main', label: 'Main colour' },
      ]}
    />
  </>
);

export const SearchField = ({ value: { brand }, setBrand }: Pick<Props, 'value' | 'setBrand'>) => (
  <Select
    label="Search"
    description="Finds pages, questions, services and products. In the header, or in the menu where there is no header."
    allowDeselect={false}
    value={brand.search}
    onChange={(search) => search && setBrand({ search })}
    data={[
      { value: 'auto', label: 'Show if the site sells' },
      { value: 'show', label: 'Always show' },
      { value: 'hide', label: 'Hide' },
    ]}
  />
);

export function Footer({ value, errors, setBrand }: Omit<Props, 'set'>) {
  const { footer } = value.brand;
  const change = (part: Partial<typeof footer>) => setBrand({ footer: { ...footer, ...part } });
  const edit = (index: number, part: Partial<(typeof footer.social)[number]>) =>
    change({ social: footer.social.map((each, place) => (place === index ? { ...each, ...part } : each)) });
  return (
    <Stack>
      <Textarea
        label="Note"
        description="Shown on every page, such as your address, company number or opening hours."
        autosize
        minRows={2}
        maxLength={600}
        value={footer.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <div role="group" aria-label="Social links">
        <Text size="sm" fw={500} mb={4}>
          Social links
        </Text>
        <Stack gap="xs">
          {footer.social.map(({ label, href }, index) => (
            <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
              <TextInput
                aria-label={`Link ${index + 1} name`}
                placeholder="Instagram"
                value={label}
                error={errors[`branding.brand.footer.social.${index}.label`]}
                onChange={({ currentTarget }) => edit(index, { label: currentTarget.value })}
                w={140}
              />
              <TextInput
                aria-label={`Link ${index + 1} URL`}
                placeholder="https://…"
                value={href}
                error={errors[`branding.brand.footer.social.${index}.href`]}
                onChange={({ currentTarget }) => edit(index, { href: currentTarget.value })}
                style={{ flex: 1 }}
              />
              <ActionIcon
                size="lg"
                aria-label={`Remove link ${index + 1}`}
                onClick={() => change({ social: footer.social.toSpliced(index, 1) })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
          {footer.social.length < 12 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} />}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => change({ social: [...footer.social, { label: '', href: '' }] })}
            >
              Add link
            </Button>
          )}
        </Stack>
      </div>
      <Text size="sm" c="dimmed">
        The footer columns come from its menu:{' '}
        <Anchor component={Link} to="/admin/settings/menu" size="sm" underline="always">
          edit menus
        </Anchor>
        .
      </Text>
    </Stack>
  );
}

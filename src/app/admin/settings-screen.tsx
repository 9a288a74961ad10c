import { Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import {
  IconChartLine,
  IconHistory,
  IconFileImport,
  IconKey,
  IconLanguage,
  IconListTree,
  IconMail,
  IconPalette,
  IconSearch,
  IconShoppingBag,
  IconSignRight,
  IconUsers,
  IconWorld,
  IconWorldStar,
  IconWorldWww,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../lib/admin-ui/rights.ts';
import type { Access, Area } from '../../lib/http/areas.ts';
import { PageHeader } from '../../lib/admin-ui/page-header.tsx';
import { type Destination, destinations, sectionKeywords } from './search/destinations.ts';
import { maySee } from './shell/screen-rights.ts';
import css from './settings-screen.module.css';

interface SettingsCard {
  to: string;
  area: Area;
  access?: Access;
  icon: Icon;
  label: string;
  says: string;
}

interface CardGroup {
  title: string;
  cards: readonly SettingsCard[];
}

const groups: readonly CardGroup[] = [
  {
    title: 'Site',
    cards: [
      {
        to: '/admin/settings/misc',
        area: 'settings',
        access: 'write',
        icon: IconWorld,
        label: 'Site details',
        says: 'Contact email, time zone, language, currency, visibility and export.',
      },
      {
        to: '/admin/settings/branding',
        area: 'brand',
        icon: IconPalette,
        label: 'Branding',
        says: 'Name, logo, colours, fonts, header and footer.',
      },
      {
        to: '/admin/settings/menu',
        area: 'pages',
        icon: IconListTree,
        label: 'Menus',
        says: 'Links in the header and footer.',
      },
      {
        to: '/admin/settings/wording',
        area: 'settings',
        access: 'write',
        icon: IconLanguage,
        label: 'Wording',
        says: 'Text of buttons, labels and messages that visitors read.',
      },
      {
        to: '/admin/settings/languages',
        area: 'settings',
        access: 'write',
        icon: IconWorldStar,
        label: 'Languages',
        says: 'Add languages, and translate your pages and menus.',
      },
      {
        to: '/admin/settings/domains',
        area: 'domains',
        icon: IconWorldWww,
        label: 'Domains',
        says: 'Connect your own domain and choose the primary one.',
      },
      {
        to: '/admin/settings/addresses',
        area: 'pages',
        icon: IconSignRight,
        label: 'Redirects',
        says: 'Redirect old links, and see pages that visitors couldn’t find.',
      },
    ],
  },
  {
    title: 'Selling and email',
    cards: [
      {
        to: '/admin/settings/ecommerce',
        area: 'money',
        icon: IconShoppingBag,
        label: 'Shop',
        says: 'Payments, delivery, tax, discount codes and checkout rules.',
      },
      {
        to: '/admin/settings/email',
        area: 'mails',
        icon: IconMail,
        label: 'Email',
        says: 'Automatic emails, sender details and delivery log.',
      },
      {
        to: '/admin/settings/analytics',
        area: 'analytics',
        access: 'write',
        icon: IconChartLine,
        label: 'Analytics',
        says: 'Visitor counting, data retention and the weekly report.',
      },
    ],
  },
  {
    title: 'People and data',
    cards: [
      {
        to: '/admin/settings/people',
        area: 'people',
        icon: IconUsers,
        label: 'Staff',
        says: 'Invite people, manage roles and transfer ownership.',
      },
      {
        to: '/admin/settings/history',
        area: 'history',
        icon: IconHistory,
        label: 'History',
        says: 'A log of changes to your site in the past year.',
      },
      {
        to: '/admin/settings/import',
        area: 'pages',
        icon: IconFileImport,
        label: 'Import',
        says: 'Import from WordPress or Ghost, products from other shops, or a site export.',
      },
    ],
  },
  {
    title: 'For developers',
    cards: [
      {
        to: '/admin/settings/keys',
        area: 'keys',
        icon: IconKey,
        label: 'API keys',
        says: 'Let other apps read and change your site’s data.',
      },
      {
        to: '/admin/settings/webhooks',
        area: 'keys',
        icon: IconWebhook,
        label: 'Webhooks',
        says: 'Notify other apps when something happens on your site.',
      },
    ],
  },
];

const known = new Set(destinations.map(({ to }) => to));
/** Leaves out cards of sections that the navigation lists as well. */
const searched: readonly Destination[] = [
  ...groups
    .flatMap(({ cards }) => cards)
    .filter(({ to }) => !known.has(to))
    .map(({ to, label, says }) => ({ to, label, description: says, keywords: sectionKeywords[to] ?? '' })),
  ...destinations.filter(({ to }) => to.startsWith('/admin/settings')),
];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Settings screens where each search term begins a word of the name or of a synonym. */
function found(words: readonly string[]): readonly Destination[] {
  return searched.filter(({ to, label, description = '', keywords = '' }) => {
    if (!maySee(to)) return false;
    const own = wordsOf(`${label} ${description} ${keywords}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

function Results({ words }: { words: readonly string[] }) {
  const results = found(words);
  return (
    <Stack gap="sm" maw={860} role="status">
      {results.length === 0 && <Text c="dimmed">No settings found.</Text>}
      {results.map(({ to, label, description }) => (
        <Card key={to} component={Link} to={to} withBorder padding="sm" className={css.group ?? ''}>
          <Text fw={600}>{label}</Text>
          <Text c="dimmed" size="sm">
            {description}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

/** All settings in groups, within the role's permissions, with a search that knows synonyms. */
export function Settings() {
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
  return (
    <>
      <PageHeader title="Settings" />
      <TextInput
        type="search"
        aria-label="Search settings"
        placeholder="Search settings"
        leftSection={<IconSearch size={16} aria-hidden />}
        maw={420}
        mb="lg"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {words.length > 0 ? <Results words={words} /> : <Groups />}
    </>
  );
}

function Groups() {
  return groups.map(({ title, cards }) => {
    const shown = cards.filter(({ area, access }) => may(area, access));
    if (shown.length === 0) return null;
    return (
      <section key={title} aria-label={title}>
        <Title order={2} size="h5" mb="sm">
          {title}
        </Title>
        <SimpleGrid
          cols={{ base: 1, sm: 2 }}
          maw={860}
          component="ul"
          p={0}
          m={0}
          mb="xl"
          className={css.plain ?? ''}
        >
          {shown.map(({ to, icon: Symbol, label, says }) => (
            <li key={to}>
              <Card component={Link} to={to} withBorder padding="md" h="100%" className={css.group ?? ''}>
                <Group wrap="nowrap" align="flex-start" gap="md">
                  <Symbol size={22} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
                  <div>
                    <Text component="h3" fw={600} m={0}>
                      {label}
                    </Text>
                    <Text c="dimmed" size="sm">
                      {says}
                    </Text>
                  </div>
                </Group>
              </Card>
            </li>
          ))}
        </SimpleGrid>
      </section>
    );
  });
}

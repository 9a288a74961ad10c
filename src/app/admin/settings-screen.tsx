import { Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import {
  IconChartLine,
  IconHistory,
  IconFileImport,
  IconKey,
  IconLanguage,
  IconPhotoSearch,
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
import { messagesNow, useMessages } from '../../lib/messages/use-messages.ts';
import { searchAdmin } from '../messages/admin-search/area.ts';
import type { en } from '../messages/admin-search/en.ts';
import { type Destination, destinations, paths, sectionTerms } from './search/destinations.ts';
import { maySee } from './shell/screen-rights.ts';
import css from './settings-screen.module.css';

type Key = keyof typeof en;
type CardName = { [Name in Key]: `${Name}Card` extends Key ? Name : never }[Key];

interface SettingsCard {
  to: string;
  area: Area;
  access?: Access;
  icon: Icon;
  /** Of the messages: `stock` and `stockCard`. */
  name: CardName;
}

interface CardGroup {
  title: 'site' | 'sellingAndEmail' | 'peopleAndData' | 'forDevelopers';
  cards: readonly SettingsCard[];
}

const groups: readonly CardGroup[] = [
  {
    title: 'site',
    cards: [
      {
        to: '/admin/settings/misc',
        area: 'settings',
        access: 'write',
        icon: IconWorld,
        name: 'siteDetails',
      },
      {
        to: '/admin/settings/branding',
        area: 'brand',
        icon: IconPalette,
        name: 'branding',
      },
      {
        to: '/admin/settings/menu',
        area: 'pages',
        icon: IconListTree,
        name: 'menus',
      },
      {
        to: '/admin/settings/wording',
        area: 'settings',
        access: 'write',
        icon: IconLanguage,
        name: 'wording',
      },
      {
        to: '/admin/settings/languages',
        area: 'settings',
        access: 'write',
        icon: IconWorldStar,
        name: 'languages',
      },
      {
        to: '/admin/settings/stock-photos',
        area: 'settings',
        access: 'write',
        icon: IconPhotoSearch,
        name: 'stockPhotos',
      },
      {
        to: '/admin/settings/domains',
        area: 'domains',
        icon: IconWorldWww,
        name: 'domains',
      },
      {
        to: '/admin/settings/addresses',
        area: 'pages',
        icon: IconSignRight,
        name: 'redirects',
      },
    ],
  },
  {
    title: 'sellingAndEmail',
    cards: [
      {
        to: '/admin/settings/ecommerce',
        area: 'money',
        icon: IconShoppingBag,
        name: 'shop',
      },
      {
        to: '/admin/settings/email',
        area: 'mails',
        icon: IconMail,
        name: 'email',
      },
      {
        to: '/admin/settings/analytics',
        area: 'analytics',
        access: 'write',
        icon: IconChartLine,
        name: 'analytics',
      },
    ],
  },
  {
    title: 'peopleAndData',
    cards: [
      {
        to: '/admin/settings/people',
        area: 'people',
        icon: IconUsers,
        name: 'staff',
      },
      {
        to: '/admin/settings/history',
        area: 'history',
        icon: IconHistory,
        name: 'history',
      },
      {
        to: '/admin/settings/import',
        area: 'pages',
        icon: IconFileImport,
        name: 'import',
      },
    ],
  },
  {
    title: 'forDevelopers',
    cards: [
      {
        to: '/admin/settings/keys',
        area: 'keys',
        icon: IconKey,
        name: 'apiKeys',
      },
      {
        to: '/admin/settings/webhooks',
        area: 'keys',
        icon: IconWebhook,
        name: 'webhooks',
      },
    ],
  },
];

/** Leaves out cards of sections that the navigation lists as well. */
function searched(): readonly Destination[] {
  const words = messagesNow(searchAdmin);
  return [
    ...groups
      .flatMap(({ cards }) => cards)
      .filter(({ to }) => !paths.includes(to))
      .map(({ to, name }) => ({
        to,
        label: words[name],
        description: words[`${name}Card`],
        keywords: sectionTerms(to),
      })),
    ...destinations().filter(({ to }) => to.startsWith('/admin/settings')),
  ];
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Settings screens where each search term begins a word of the name or of a synonym. */
function found(words: readonly string[]): readonly Destination[] {
  return searched().filter(({ to, label, description = '', keywords = '' }) => {
    if (!maySee(to)) return false;
    const own = wordsOf(`${label} ${description} ${keywords}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

function Results({ asked }: { asked: readonly string[] }) {
  const words = useMessages(searchAdmin);
  const results = found(asked);
  return (
    <Stack gap="sm" maw={860} role="status">
      {results.length === 0 && <Text c="dimmed">{words.noSettingsFound}</Text>}
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
  const words = useMessages(searchAdmin);
  const asked = wordsOf(query);
  return (
    <>
      <PageHeader title={words.settings} />
      <TextInput
        type="search"
        aria-label={words.searchSettings}
        placeholder={words.searchSettings}
        leftSection={<IconSearch size={16} aria-hidden />}
        maw={420}
        mb="lg"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {asked.length > 0 ? <Results asked={asked} /> : <Groups />}
    </>
  );
}

function Groups() {
  const words = useMessages(searchAdmin);
  return groups.map(({ title, cards }) => {
    const shown = cards.filter(({ area, access }) => may(area, access));
    if (shown.length === 0) return null;
    return (
      <section key={title} aria-label={words[title]}>
        <Title order={2} size="h5" mb="sm">
          {words[title]}
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
          {shown.map(({ to, icon: Symbol, name }) => (
            <li key={to}>
              <Card component={Link} to={to} withBorder padding="md" h="100%" className={css.group ?? ''}>
                <Group wrap="nowrap" align="flex-start" gap="md">
                  <Symbol size={22} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
                  <div>
                    <Text component="h3" fw={600} m={0}>
                      {words[name]}
                    </Text>
                    <Text c="dimmed" size="sm">
                      {words[`${name}Card`]}
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

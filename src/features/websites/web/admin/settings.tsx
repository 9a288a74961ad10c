import { Card, SimpleGrid, Text } from '@mantine/core';
import {
  IconChartLine,
  IconHistory,
  IconFileImport,
  IconKey,
  IconListTree,
  IconMail,
  IconPalette,
  IconShoppingBag,
  IconSignRight,
  IconUsers,
  IconWorld,
  IconWorldWww,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { may } from '../../../../lib/admin-ui/rights.ts';
import type { Access, Area } from '../../../../lib/http/areas.ts';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import css from './settings.module.css';

interface Group {
  to: string;
  area: Area;
  access?: Access;
  icon: Icon;
  label: string;
  says: string;
}

const groups: readonly Group[] = [
  {
    to: '/admin/settings/branding',
    area: 'brand',
    icon: IconPalette,
    label: 'Branding',
    says: 'Name, logo, colours, fonts, shapes, header and footer of your site.',
  },
  {
    to: '/admin/settings/menu',
    area: 'pages',
    icon: IconListTree,
    label: 'Menus',
    says: 'What stands in the header and the footer, in which order.',
  },
  {
    to: '/admin/settings/ecommerce',
    area: 'money',
    icon: IconShoppingBag,
    label: 'Shop',
    says: 'Open or closed, payment, delivery, tax, discount codes and the rules of your shop.',
  },
  {
    to: '/admin/settings/email',
    area: 'mails',
    icon: IconMail,
    label: 'Email',
    says: 'What your site writes by itself: in which words, from whom, and whether it arrived.',
  },
  {
    to: '/admin/settings/domains',
    area: 'domains',
    icon: IconWorldWww,
    label: 'Web addresses',
    says: 'Bring your own domain, and choose the address that visitors see.',
  },
  {
    to: '/admin/settings/addresses',
    area: 'pages',
    icon: IconSignRight,
    label: 'Old addresses',
    says: 'Where links to your former website lead, and what visitors did not find.',
  },
  {
    to: '/admin/settings/import',
    area: 'pages',
    icon: IconFileImport,
    label: 'Bring a site over',
    says: 'Import from WordPress, products from other shops, or the copy of a whole site.',
  },
  {
    to: '/admin/settings/webhooks',
    area: 'keys',
    icon: IconWebhook,
    label: 'Webhooks',
    says: 'Other programs that hear at once when something happens on your site.',
  },
  {
    to: '/admin/settings/keys',
    area: 'keys',
    icon: IconKey,
    label: 'API keys',
    says: 'Let other programs read and change what you choose.',
  },
  {
    to: '/admin/settings/people',
    area: 'people',
    icon: IconUsers,
    label: 'People',
    says: 'Who works on this site, with which role; invite somebody, or hand the site over.',
  },
  {
    to: '/admin/settings/analytics',
    area: 'analytics',
    access: 'write',
    icon: IconChartLine,
    label: 'Analytics',
    says: 'Whether visits are counted, for how long, and who gets the weekly mail.',
  },
  {
    to: '/admin/settings/history',
    area: 'history',
    icon: IconHistory,
    label: 'History',
    says: 'Who changed what: settings, prices, publishing, refunds, deletions and exports of the last year.',
  },
  {
    to: '/admin/settings/misc',
    area: 'settings',
    access: 'write',
    icon: IconWorld,
    label: 'Site details',
    says: 'Time zone, currency, language and where you can be reached.',
  },
];

/** The groups of settings that there are, as far as the role reaches. */
export function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={860} component="ul" p={0} m={0} className={css.plain ?? ''}>
        {groups
          .filter(({ area, access }) => may(area, access))
          .map(({ to, icon: Symbol, label, says }) => (
            <li key={to}>
              <Card component={Link} to={to} withBorder padding="lg" h="100%" className={css.group ?? ''}>
                <Symbol size={24} stroke={1.6} aria-hidden />
                <Text component="h2" fw={600} mt="sm" mb={0}>
                  {label}
                </Text>
                <Text c="dimmed" size="sm">
                  {says}
                </Text>
              </Card>
            </li>
          ))}
      </SimpleGrid>
    </>
  );
}

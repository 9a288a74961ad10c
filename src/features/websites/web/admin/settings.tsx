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
  {
    to: '/admin/settings/import',
    area: 'pages',
    icon: IconFileImport,
    label: 'Import',
    says: 'Import from WordPress, products from other shops, or a site export.',
  },
  {
    to: '/admin/settings/webhooks',
    area: 'keys',
    icon: IconWebhook,
    label: 'Webhooks',
    says: 'Notify other apps when something happens on your site.',
  },
  {
    to: '/admin/settings/keys',
    area: 'keys',
    icon: IconKey,
    label: 'API keys',
    says: 'Let other apps read and change your site’s data.',
  },
  {
    to: '/admin/settings/people',
    area: 'people',
    icon: IconUsers,
    label: 'Staff',
    says: 'Invite people, manage roles and transfer ownership.',
  },
  {
    to: '/admin/settings/analytics',
    area: 'analytics',
    access: 'write',
    icon: IconChartLine,
    label: 'Analytics',
    says: 'Visitor counting, data retention and the weekly report.',
  },
  {
    to: '/admin/settings/history',
    area: 'history',
    icon: IconHistory,
    label: 'History',
    says: 'A log of changes to your site in the past year.',
  },
  {
    to: '/admin/settings/misc',
    area: 'settings',
    access: 'write',
    icon: IconWorld,
    label: 'Site details',
    says: 'Contact email, time zone, language and currency.',
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

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Shop } from '../../../shop-shapes.ts';
import { shopQuery } from './shop-calls.ts';
import css from './shop-settings.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

const base = '/admin/settings/ecommerce';
const parts = [
  { to: base, label: 'shop' },
  { to: `${base}/payment`, label: 'payment' },
  { to: `${base}/delivery`, label: 'delivery' },
  { to: `${base}/tax`, label: 'tax' },
  { to: `${base}/discounts`, label: 'discounts' },
] as const;

interface HeadProps {
  title: string;
  lead: string;
  /** The primary action. */
  children?: ReactNode;
}

/** The title of a page of shop settings, and links to the others. */
export function ShopHead({ title, lead, children }: HeadProps) {
  const words = useMessages(orderSettingsAdmin);
  return (
    <>
      <PageHeader title={title} lead={lead} back={{ to: '/admin/settings', label: words.settings }}>
        {children}
      </PageHeader>
      <nav aria-label={words.shopSettings} className={css.parts}>
        {parts.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {words[label]}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

interface Props {
  title: string;
  lead: string;
  children: (shop: Shop) => ReactNode;
}

/** A page of shop settings, shown once they have loaded. */
export const ShopFrame = ({ title, lead, children }: Props) => (
  <>
    <ShopHead title={title} lead={lead} />
    <Loaded query={useQuery(shopQuery)}>{children}</Loaded>
  </>
);

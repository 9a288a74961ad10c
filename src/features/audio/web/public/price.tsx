import { formatMoney } from '../../../../lib/values/money.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../messages/player/area.ts';
import { useRouteLoaderData } from 'react-router';
import type { AudioTrack } from '../../contract.ts';

interface Props {
  sale: NonNullable<AudioTrack['sale']>;
  className?: string | undefined;
}

/** A track's price, as a link to its product. Formatted by the site, the same on the server and in the browser. */
export function Price({ sale, className }: Props) {
  const t = useMessages(playerWords);
  const start = useRouteLoaderData<{ website: { locale: string } }>('root');
  return (
    <a className={className} href={sale.href}>
      {formatMoney(sale.price, sale.currency, start?.website.locale ?? 'en')}
      <span className="visually-hidden">{t.for({ label: sale.label })}</span>
    </a>
  );
}

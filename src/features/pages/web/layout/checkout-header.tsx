import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { layout } from '../../messages/layout/area.ts';
import { CartIcon } from './icons.tsx';
import { SiteName } from './links.tsx';
import css from './site-header.module.css';

/** Replaces the site's header during checkout. */
export const CheckoutHeader = () => {
  const t = useMessages(layout);
  return (
    <header className={css.header} data-surface="page">
      <div className={css.line}>
        <a className={css.home} href="/">
          <SiteName />
        </a>
        <a className={css.back} href="/order/cart">
          <CartIcon />
          {t.backToCart}
        </a>
      </div>
    </header>
  );
};

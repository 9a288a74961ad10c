import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { layout } from '../../../messages/layout/area.ts';
import { CartIcon } from './icons.tsx';
import { SiteName } from './links.tsx';
import css from './site-header.module.css';

/** Replaces the site's header during checkout. */
export const CheckoutHeader = () => {
  const t = useMessages(layout);
  const local = useLocalPath();
  return (
    <header className={css.header} data-surface="page">
      <div className={css.line}>
        <a className={css.home} href={local('/')}>
          <SiteName />
        </a>
        <a className={css.back} href={local('/order/cart')}>
          <CartIcon />
          {t.backToCart}
        </a>
      </div>
    </header>
  );
};

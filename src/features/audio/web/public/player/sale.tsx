import { formatMoney } from '../../../../../lib/values/money.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import { notify } from '../../../../../lib/ui/toast-store.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { useCart } from '../../../../orders/web/index.ts';
import type { AudioTrack } from '../../../contract.ts';
import css from './player.module.css';

const language = () => document.documentElement.lang || 'en';

/** The track's price and “Add to cart”; playback continues. */
export function Sale({ track: { sale, preview } }: { track: AudioTrack }) {
  const t = useMessages(playerWords);
  const local = useLocalPath();
  const inCart = useCart(({ items }) => items.some(({ productId }) => productId === sale?.product));
  const add = useCart((cart) => cart.add);
  return (
    <div className={css.sale}>
      {preview && <span className={css.preview}>{t.preview}</span>}
      {sale && (
        <>
          <a className={css.price} href={local(sale.href)}>
            {formatMoney(sale.price, sale.currency, language())}
            <span className="visually-hidden">{t.for({ label: sale.label })}</span>
          </a>
          {inCart || sale.choice ? (
            <a className={css.word} href={local(inCart ? '/order/cart' : sale.href)}>
              {inCart ? t.inYourCart : t.chooseOptions}
            </a>
          ) : (
            <button
              type="button"
              className={css.word}
              onClick={() => {
                add({ productId: sale.product, price: sale.price, label: sale.label });
                notify(t.addedToCart({ label: sale.label }), 'good');
              }}
            >
              {t.addToCart}
            </button>
          )}
        </>
      )}
    </div>
  );
}

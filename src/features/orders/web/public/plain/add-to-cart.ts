import { shopWords } from '../../../messages/shop/area.ts';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { type Problem, refused, text } from '../../../../../lib/ui/form/problem.ts';
import { callsOf, inPageLanguage, wordsFor } from '../../../../../lib/ui/screen.ts';
import type { Product, productsContract, Variant } from '../../../../products/contract.ts';
import { MOST_OF_A_LINE } from '../../../totals.ts';
import { keepGuestCart, readGuestCart } from './guest-cart.ts';

/** The variant with exactly the chosen values. */
const variantOf = ({ options, variants }: Product, sent: FormData): Variant | undefined =>
  variants.find((variant) =>
    options.every((_, place) => variant.options[place] === text(sent, `option-${place}`)),
  );

/** Adds the product of a product page's form to the cart in the browser's cookie. Server only. */
export async function addToGuestCart({ context, params, request }: ActionFunctionArgs) {
  const t = wordsFor(context, shopWords);
  const sent = await request.formData();
  try {
    const call = callsOf<typeof productsContract>(context);
    const product = await call('GET /api/product/{id}', {
      params: { id: params['id'] ?? '' },
      query: inPageLanguage(context),
    });
    const variant = variantOf(product, sent);
    const refuse = (error: string) =>
      data<Problem>({ intent: 'add', error, fields: {}, values: {} }, { status: 409 });
    if (!variant && product.variants.length > 0) return refuse(t.combinationUnavailable);
    const available = variant ? variant.available : product.available;
    if (available === 0) return refuse(t.thisIsSoldOut);
    const wanted = Math.round(Number(text(sent, 'quantity'))) || 1;
    const { items } = await readGuestCart(context);
    await keepGuestCart(context, [
      ...items,
      {
        productId: product._id,
        // Quantities above the stock are reported in the cart.
        quantity: Math.min(Math.max(wanted, 1), MOST_OF_A_LINE),
        variant: variant?.variantLabel ?? null,
        price: variant?.price ?? product.price,
        label: variant?.variantLabel ?? product.label,
      },
    ]);
    return redirect('/order/cart', 303);
  } catch (error) {
    return refused(error, sent);
  }
}

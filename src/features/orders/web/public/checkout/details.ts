import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { checkoutWords } from '../../../messages/checkout/area.ts';
import { type PostalPart, postalRules, regionAmong } from '../../../../../lib/postal/postal-rules.ts';
import { fieldsOf } from '../../../../../lib/ui/sentences.ts';
import { type Problem, problemFrom } from '../../../../../lib/ui/form/problem.ts';
import type { AccountDetails } from '../../../../accounts/contract.ts';
import type { PendingInput } from '../../../order-shapes.ts';
import type { Quote } from '../../../contract.ts';
import type { CartItem } from '../../cart-store.ts';
import type { Details } from './checkout-store.ts';

/** Typed before, else from the account, else empty. */
export function startingWith(
  known: AccountDetails | null,
  typed: Partial<Details>,
  countries: string[],
): Details {
  const [first = 'GB'] = countries.filter((code) => code !== '*');
  const isOffered = (code: string) => countries.includes('*') || countries.includes(code);
  const home = known?.addresses.find(({ country }) => isOffered(country));
  return {
    email: known?.email ?? '',
    name: home?.name || (known?.name ?? ''),
    phone: known?.phone ?? '',
    line1: home?.line1 ?? '',
    line2: home?.line2 ?? '',
    city: home?.city ?? '',
    region: home?.region ?? '',
    company: home?.company ?? '',
    postcode: home?.postcode ?? '',
    country: home?.country ?? first,
    code: '',
    shipping: '',
    terms: false,
    downloadConsent: false,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== undefined)),
  };
}

export type AddressPart = PostalPart | 'company';

/** The typed parts that the chosen country has. The rest is kept in case the other country is chosen again. */
export function addressOf({ line1, line2, city, region, postcode, country, company }: Details) {
  const rules = postalRules(country);
  const has = (part: PostalPart, text: string) => (rules.parts.includes(part) ? text : '');
  return {
    line1,
    line2,
    city: has('city', city),
    region: rules.regions.length > 0 ? regionAmong(rules, region) : has('region', region),
    postcode: has('postcode', postcode),
    country,
    ...(company.trim() ? { company } : {}),
  };
}

/** Whether a text may be an email address. The server decides. */
export const isLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** Parameters of the quote besides the items. */
export const quoteBody = ({ country, postcode, code, shipping, email }: Partial<Details>) => ({
  ...(country ? { deliveryAddress: { country, ...(postcode ? { postcode } : {}) } } : {}),
  ...(code ? { discountCode: code } : {}),
  ...(shipping ? { shippingOption: shipping } : {}),
  ...(email && isLikeEmail(email) ? { email } : {}),
});

/** The effective option: the chosen one if it is offered, else the quote's. */
export const chosenOf = (details: Pick<Details, 'shipping'>, quote: Quote | null): string | null =>
  quote?.shippingOptions.find(({ id }) => id === details.shipping)?.id ?? quote?.shippingOption ?? null;

export const codeProblemOf = (quote: Quote | null) =>
  quote?.problems.find(({ code }) => code.startsWith('code-'));

/** Problems in the cart that prevent an order. */
export const changesIn = (quote: Quote | null) =>
  quote?.problems.filter(({ code }) => !/^(code-.*|address|shipping-gone)$/.test(code)) ?? [];

/** Whether the cart has downloads in a shop with a right to cancel, which is lost by getting them immediately. */
export const asksConsent = (quote: Quote | null, returnDays: number): boolean =>
  returnDays > 0 && (quote?.items.some(({ downloads }) => downloads > 0) ?? false);

/** The body of `POST /api/order/pending`. */
export function pendingBody(
  details: Details,
  items: readonly CartItem[],
  quote: Quote | null,
  { terms, returnDays }: { terms: { required: boolean }; returnDays: number },
): Omit<PendingInput, 'email'> & { email: string } {
  const { email, name, phone, country, code } = details;
  const chosen = chosenOf(details, quote);
  return {
    origin: '/order/checkout',
    deliveryAddress: quote?.needsAddress ? addressOf(details) : null,
    ...(quote && !quote.needsAddress && quote.shippingOptions.length > 0 ? { country } : {}),
    payment: {},
    items: [...items],
    email,
    name,
    phone,
    ...(code && !codeProblemOf(quote) ? { discountCode: code } : {}),
    ...(chosen ? { shippingOption: chosen } : {}),
    ...(terms.required ? { terms: details.terms } : {}),
    ...(asksConsent(quote, returnDays) ? { downloadConsent: details.downloadConsent } : {}),
  };
}

/** Maps paths of the call to this form's fields. */
const fieldOf = (path: string) => path.replace(/^deliveryAddress\.?/, '') || 'line1';

/** A refusal of the order for the form, in the order of its fields. */
export function refusedOrder(error: Parameters<typeof fieldsOf>[0], country: string): Problem {
  const inOrder = ['email', 'name', 'phone', 'country', 'company', ...postalRules(country).parts];
  const placeOf = (field: string) => (inOrder.indexOf(field) + inOrder.length + 1) % (inOrder.length + 1);
  const found = Object.entries(fieldsOf(error)).map(([path, text]) => [fieldOf(path), text] as const);
  const fields = Object.fromEntries(found.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
  return problemFrom(error, { intent: 'checkout', fields });
}

export const incomplete = (fields: Record<string, string>, t: WordsOf<typeof checkoutWords>): Problem => ({
  intent: 'checkout',
  error: t.needAttention,
  fields,
  values: {},
});

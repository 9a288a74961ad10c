import { textsOf } from './conditions.ts';
import type { Form, FormField } from './form-shapes.ts';
import type { TypedAnswers } from './typed-answers.ts';

/**
 * The order details in a form's answers, by field names or types; the order is paid by hand (spec.md section 7).
 * @param usualCountry if the form asks for none
 */
export async function orderOfForm(form: Form, answers: TypedAnswers, usualCountry: () => Promise<string>) {
  const find = (fits: (field: FormField) => boolean): string => {
    const field = form.content.find((one) => fits(one) && textsOf(answers[one.name]).length > 0);
    return field ? (textsOf(answers[field.name])[0] ?? '') : '';
  };
  const named = (name: string) => find((field) => field.name === name);
  const line1 = named('line1') || find(({ name, type }) => type !== 'email' && /address/i.test(name));
  const postcode = named('postcode');
  const parts = { city: named('city'), region: named('region'), company: named('company') };
  const country = named('country');
  const told = form.content.flatMap(({ name, label, mainLabel = label }) => {
    const texts = textsOf(answers[name]);
    return texts.length > 0 ? [[mainLabel.slice(0, 80), texts.join(', ').replace(/^yes$/, 'Yes')]] : [];
  });
  return {
    email: find(({ type }) => type === 'email'),
    name: named('name'),
    phone: find(({ type }) => type === 'phone'),
    ...(line1 && (postcode || parts.city)
      ? {
          deliveryAddress: {
            line1: line1.replace(/\s*\n\s*/g, ', '),
            line2: named('line2'),
            postcode,
            // A part that the form doesn't ask for is omitted, so that it isn't reported as missing.
            ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text)),
            country: /^[A-Z]{2}$/.test(country) ? country : await usualCountry(),
          },
        }
      : {}),
    terms: form.content.some(({ type, name }) => type === 'checkbox' && answers[name] === true),
    payment: { provider: 'manual' as const },
    answers: Object.fromEntries(told) as Record<string, string>,
  };
}

/** A country with delivery: the buyer's own if possible. */
export function countryAmong(countries: readonly string[], own = ''): string {
  const [first] = countries.filter((country) => country !== '*');
  const isOffered = !first || countries.includes(own) || countries.includes('*');
  return own && isOffered ? own : (first ?? 'GB');
}

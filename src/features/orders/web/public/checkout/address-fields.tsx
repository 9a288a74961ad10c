import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import type { ReactNode } from 'react';
import { postalRules } from '../../../../../lib/postal/postal-rules.ts';
import { Field, Labelled } from '../../../../../lib/ui/form/field.tsx';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import form from '../../../../../lib/ui/form/form.module.css';
import { PostalFields } from '../../../../../lib/ui/form/postal-fields.tsx';
import { countriesIn } from '../../../../accounts/web/index.ts';
import css from './checkout.module.css';
import type { AddressPart } from './details.ts';

interface Props {
  on: (name: AddressPart) => {
    name: string;
    problem: Problem | undefined;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  /** Countries with delivery; `*` for all. */
  countries: readonly string[];
  country: string;
  onCountry: (country: string) => void;
  /** Button that shows the fields of the chosen country without script. */
  children?: ReactNode;
}

export function AddressFields({ on, countries, country, onCountry, children }: Props) {
  const t = useMessages(checkoutWords);
  const all = countriesIn(useLanguage());
  const offered = countries.includes('*') ? all : all.filter(({ code }) => countries.includes(code));
  return (
    <fieldset className={css.group} data-address="">
      <legend>{t.deliveryAddress}</legend>
      <Labelled name="country" label={t.country} problem={on('line1').problem}>
        {(parts) => (
          <select
            className={form.input}
            name="country"
            autoComplete="country"
            value={country}
            onChange={({ target }) => onCountry(target.value)}
            {...parts}
          >
            {offered.map(({ code, name }) => (
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {children}
      <Field {...on('company')} label={t.companyOptional} autoComplete="organization" />
      <PostalFields rules={postalRules(country)} on={on} />
    </fieldset>
  );
}

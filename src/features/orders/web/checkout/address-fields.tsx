import { Field, Labelled } from '../../../../lib/ui/form/field.tsx';
import type { Problem } from '../../../../lib/ui/form/problem.ts';
import form from '../../../../lib/ui/form/form.module.css';
import { countries as allCountries } from '../../../accounts/web/index.ts';
import css from './checkout.module.css';

type Name = 'line1' | 'line2' | 'postcode';

interface Props {
  on: (name: Name) => {
    name: string;
    problem: Problem | undefined;
    value: string;
    onChange: (event: { target: HTMLInputElement }) => void;
  };
  /** Those that something is sent to; `*` for all. */
  countries: readonly string[];
  country: string;
  onCountry: (country: string) => void;
}

export function AddressFields({ on, countries, country, onCountry }: Props) {
  const offered = countries.includes('*')
    ? allCountries
    : allCountries.filter(({ code }) => countries.includes(code));
  return (
    <fieldset className={css.group}>
      <legend>Delivery address</legend>
      <Field {...on('line1')} label="Address" autoComplete="address-line1" />
      <Field {...on('line2')} label="Apartment, suite, etc. (optional)" autoComplete="address-line2" />
      <div className={form.pair}>
        <Field {...on('postcode')} label="Postcode" autoComplete="postal-code" />
        <Labelled name="country" label="Country" problem={on('line1').problem}>
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
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
    </fieldset>
  );
}

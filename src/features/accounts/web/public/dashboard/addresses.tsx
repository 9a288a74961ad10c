import { Form } from 'react-router';
import { Field, Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import type { AccountDetails } from '../../../contract.ts';
import { countries, countryName } from '../../countries.ts';
import css from '../dashboard.module.css';
import { DoneNote, useOutcome } from './outcome.tsx';

type Address = AccountDetails['addresses'][number];

const MOST = 20;

/** Addresses as text, each with a form folded below it; the last fold adds one. Works without script. */
export function Addresses({ addresses, country }: { addresses: readonly Address[]; country: string }) {
  const { done } = useOutcome('addresses');
  const empty: Address = { line1: '', line2: '', postcode: '', country };
  return (
    <>
      <ul className={css.list}>
        {addresses.map((address, index) => (
          <li key={JSON.stringify([index, address])}>
            <address>
              {[address.line1, address.line2, address.postcode, countryName(address.country)]
                .filter(Boolean)
                .map((line) => (
                  <span key={line} className={css.line}>
                    {line}
                  </span>
                ))}
            </address>
            <AddressForm intent={`address:${index}`} address={address} />
          </li>
        ))}
      </ul>
      {addresses.length < MOST ? (
        <AddressForm key={addresses.length} intent={`address:${addresses.length}`} address={empty} isNew />
      ) : null}
      <DoneNote text={done} />
    </>
  );
}

function AddressForm({ intent, address, isNew }: { intent: string; address: Address; isNew?: boolean }) {
  const { problem } = useOutcome(intent);
  return (
    <details className={css.fold} open={problem ? true : undefined}>
      <summary>
        {isNew ? 'Add an address' : 'Change'}
        {isNew ? null : <span className="visually-hidden"> {address.line1}</span>}
      </summary>
      <Form className={form.form} method="post" noValidate preventScrollReset>
        <Summary problem={problem} />
        <Field
          name="line1"
          label="Address, first line"
          autoComplete="address-line1"
          defaultValue={address.line1}
          required
          problem={problem}
        />
        <Field
          name="line2"
          label="Second line (optional)"
          autoComplete="address-line2"
          defaultValue={address.line2}
          problem={problem}
        />
        <div className={form.pair}>
          <Field
            name="postcode"
            label="Postcode"
            autoComplete="postal-code"
            defaultValue={address.postcode}
            required
            problem={problem}
          />
          <CountryField country={address.country} problem={problem} />
        </div>
        <div className={css.buttons}>
          <SubmitButton intent={intent} busy="Saving…" look="secondary">
            Save address
          </SubmitButton>
          {isNew ? null : (
            <SubmitButton intent={`remove-${intent}`} busy="Removing…" look="secondary">
              Remove address
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  );
}

const CountryField = ({ country, problem }: { country: string; problem: Problem | undefined }) => (
  <Labelled name="country" label="Country" problem={problem}>
    {(parts) => (
      <select
        className={form.input}
        name="country"
        autoComplete="country"
        defaultValue={problem?.values['country'] ?? country}
        {...parts}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { postalLines } from '../../../../../lib/postal/postal-lines.ts';
import { type PostalPart, postalRules } from '../../../../../lib/postal/postal-rules.ts';
import { Field, Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { PostalFields } from '../../../../../lib/ui/form/postal-fields.tsx';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import type { AccountDetails } from '../../../contract.ts';
import { countriesIn, countryName } from '../../countries.ts';
import css from '../dashboard.module.css';
import { DoneNote, useOutcome } from './outcome.tsx';

type Address = AccountDetails['addresses'][number];

const MOST = 20;

/** Addresses as text, each with a collapsed form below it; the last one adds an address. Works without script. */
export function Addresses({ addresses, country }: { addresses: readonly Address[]; country: string }) {
  const { done } = useOutcome('addresses');
  const language = useLanguage();
  const empty: Address = { line1: '', line2: '', postcode: '', country };
  return (
    <>
      <ul className={css.list}>
        {addresses.map((address, index) => (
          <li key={JSON.stringify([index, address])}>
            <address>
              {postalLines(address, {
                name: '',
                country: countryName(address.country, language),
                language,
              }).map((line, place) => (
                <span key={place} className={css.line} suppressHydrationWarning>
                  <bdi>{line}</bdi>
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
  const t = useMessages(dashboardWords);
  const { problem } = useOutcome(intent);
  return (
    <details className={css.fold} open={problem ? true : undefined}>
      <summary>
        {isNew ? t.addAddress : t.editAddress}
        {isNew ? null : <span className="visually-hidden"> {address.line1}</span>}
      </summary>
      <Form className={form.form} method="post" noValidate preventScrollReset>
        <Summary problem={problem} />
        <AddressFields address={address} problem={problem} />
        <div className={css.buttons}>
          <SubmitButton intent={intent} busy={t.saving} look="secondary">
            {t.saveAddress}
          </SubmitButton>
          {isNew ? null : (
            <SubmitButton intent={`remove-${intent}`} busy={t.removing} look="secondary">
              {t.removeAddress}
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  );
}

/** Another country has other fields. Without script they appear with the answer, which names missing values. */
function AddressFields({ address, problem }: { address: Address; problem: Problem | undefined }) {
  const language = useLanguage();
  const t = useMessages(dashboardWords);
  const select = useRef<HTMLSelectElement>(null);
  const [{ country, typed }, setTyped] = useState<{ country: string; typed: Record<string, string> }>({
    country: problem?.values['country'] ?? address.country,
    typed: {},
  });
  const show = (chosen: string, fields: HTMLFormElement | null) => {
    const sent = fields ? [...new FormData(fields)] : [];
    const texts = sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    setTyped((before) => ({
      country: chosen,
      // Fields that disappear keep their input for when they return.
      typed: { ...before.typed, ...Object.fromEntries(texts) },
    }));
  };
  useEffect(() => {
    // Chosen before script took over.
    const { value, form: fields } = select.current ?? {};
    if (value && value !== country) show(value, fields ?? null);
  }, [country]);
  const on = (name: 'name' | 'company' | PostalPart) => ({
    name,
    problem,
    defaultValue: typed[name] ?? address[name] ?? '',
  });
  return (
    <>
      <Labelled name="country" label={t.country} problem={problem}>
        {(parts) => (
          <select
            ref={select}
            className={form.input}
            name="country"
            autoComplete="country"
            defaultValue={country}
            onChange={({ target }) => show(target.value, target.form)}
            {...parts}
          >
            {countriesIn(language).map(({ code, name }) => (
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Field {...on('name')} label={t.fullNameOptional} autoComplete="name" />
      <Field {...on('company')} label={t.companyOptional} autoComplete="organization" />
      <PostalFields
        rules={postalRules(country)}
        on={on}
        kept={country === address.country ? address.region : undefined}
      />
    </>
  );
}

import { NativeSelect, TextInput } from '@mantine/core';
import {
  postalLabel,
  postalName,
  type PostalPart,
  postalRules,
  regionAmong,
} from '../../../../../lib/postal/postal-rules.ts';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { postalWords } from '../../../../../lib/postal/messages/address/area.ts';
import { common } from '../../../../../lib/ui/messages/common/area.ts';
import { countriesIn } from '../../../../accounts/web/index.ts';
import type { AddressDraft } from './buyer-dialog.tsx';
import { ordersAdmin } from '../../../messages/admin/area.ts';

interface Props {
  draft: AddressDraft;
  onChange: (changed: Partial<AddressDraft>) => void;
  problems: Partial<Record<PostalPart, string>>;
}

/** The server's maximum length. */
const most = { name: 200, company: 120, line1: 120, line2: 120, city: 120, region: 120, postcode: 16 };

/** The delivery address, with the fields of its country; a part without a field is kept while it has a value. */
export function BuyerAddress({ draft, onChange, problems }: Props) {
  const words = useMessages(ordersAdmin);
  const rules = postalRules(draft.country);
  const t = useMessages(postalWords);
  const usual = useMessages(common);
  const countries = countriesIn(useLanguage());
  const on = (name: keyof typeof most) => ({
    value: draft[name],
    maxLength: most[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const older = (['city', 'region', 'postcode'] as const).filter(
    (part) => !rules.parts.includes(part) && draft[part],
  );
  return (
    <>
      <NativeSelect
        label={words.country}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.country}
        onChange={({ currentTarget }) => onChange({ country: currentTarget.value })}
      />
      <TextInput label={words.recipientIfNotTheCustomer} {...on('name')} />
      <TextInput label={words.company} {...on('company')} />
      {[...rules.parts, ...older].map((part) => {
        const shared = {
          label: postalLabel(part, rules, t),
          error: problems[part],
          required: rules.required.has(part),
        };
        if (part !== 'region' || rules.regions.length === 0)
          return <TextInput key={part} {...shared} {...on(part)} />;
        const known = regionAmong(rules, draft.region);
        return (
          <NativeSelect
            key="regions"
            {...shared}
            data={[
              { value: '', label: usual.select({ label: postalName('region', rules, t) }) },
              // A region outside the list is offered as well, so that saving again loses nothing.
              ...(draft.region && !known ? [{ value: draft.region, label: draft.region }] : []),
              ...rules.regions.map(({ value, name }) => ({ value, label: name })),
            ]}
            value={known || draft.region}
            onChange={({ currentTarget }) => onChange({ region: currentTarget.value })}
          />
        );
      })}
    </>
  );
}

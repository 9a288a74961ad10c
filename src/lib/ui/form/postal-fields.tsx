import { useLanguage, useMessages } from '../../messages/use-messages.ts';
import { common } from '../messages/common/area.ts';
import type { PostalPart, PostalRules } from '../../postal/postal-rules.ts';
import { postalWords } from '../../postal/messages/address/area.ts';
import { postalLabel, postalName, regionAmong, regionsIn } from '../../postal/postal-rules.ts';
import { Field, type FieldProps, Labelled } from './field.tsx';
import css from './form.module.css';

type Control = Pick<FieldProps, 'name' | 'problem'> & {
  value?: string;
  defaultValue?: string;
  onChange?: (event: { target: { value: string } }) => void;
};

interface Props {
  rules: PostalRules;
  on: (part: PostalPart) => Control;
  /** A value that isn't in the list is offered as well, so that saving again loses nothing. */
  kept?: string | undefined;
}

const autoComplete: Readonly<Record<PostalPart, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
};

const isOptional = (part: PostalPart, rules: PostalRules): boolean =>
  part !== 'line1' && !rules.required.has(part);

/** The parts of an address that differ by country. Parts that two countries share keep their element, and the focus. */
export function PostalFields({ rules, on, kept }: Props) {
  const t = useMessages(common);
  const words = useMessages(postalWords);
  return (
    <div className={css.address}>
      {rules.parts.map((part) => {
        const name = postalLabel(part, rules, words);
        const label = isOptional(part, rules) ? t.optional({ label: name }) : name;
        const shared = { ...on(part), label, autoComplete: autoComplete[part] };
        const isList = part === 'region' && rules.regions.length > 0;
        return (
          <div key={isList ? 'regions' : part} className={part.startsWith('line') ? css.wide : css.part}>
            {isList ? <Regions {...shared} rules={rules} kept={kept} /> : <Field {...shared} />}
          </div>
        );
      })}
    </div>
  );
}

function Regions({
  rules,
  kept,
  label,
  value,
  defaultValue = '',
  ...control
}: Control & { rules: PostalRules; kept: string | undefined; label: string; autoComplete: string }) {
  const t = useMessages(common);
  const words = useMessages(postalWords);
  const language = useLanguage();
  const { problem, name, ...select } = control;
  const known = (text: string) => regionAmong(rules, text) || (text === kept ? text : '');
  const typed = problem?.values[name] ?? defaultValue;
  return (
    <Labelled name={name} label={label} problem={problem}>
      {(parts) => (
        <select
          className={css.input}
          name={name}
          {...select}
          {...(value === undefined ? { defaultValue: known(typed) } : { value: known(value) })}
          {...parts}
        >
          <option value="">{t.select({ label: postalName('region', rules, words) })}</option>
          {kept && !regionAmong(rules, kept) && <option value={kept}>{kept}</option>}
          {regionsIn(rules, language).map((region) => (
            <option key={region.value} value={region.value}>
              {region.name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import shared from '../../../../lib/ui/form/form.module.css';
import { MULTILINE_MOST, TEXT_MOST } from '../../field-types.ts';
import type { FormField } from '../../form-shapes.ts';
import css from './form.module.css';

export interface ControlProps {
  field: FormField;
  id: string;
  error?: string | undefined;
  /** What was typed before. */
  values: readonly string[];
}

/** What browsers may fill in by themselves. */
function autofill({ type, name, label }: FormField): string | undefined {
  if (type === 'email') return 'email';
  if (type === 'phone') return 'tel';
  return type === 'text' && /\bname\b/i.test(`${name} ${label}`) && !/product|company|file/i.test(label)
    ? 'name'
    : undefined;
}

const inputTypes = { email: 'email', phone: 'tel', date: 'date' } as const;
/** More options than these are folded into a list. */
const MOST_RADIOS = 7;

const describedBy = ({ field, id, error }: ControlProps): string | undefined =>
  [field.help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

function Words({ field, id, error, values }: ControlProps) {
  const { type, required, placeholder, name } = field;
  const props = {
    id,
    name,
    className: shared.input,
    placeholder: placeholder || undefined,
    defaultValue: values[0],
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy({ field, id, error, values }),
    autoComplete: autofill(field),
  } satisfies ComponentProps<'input'>;
  if (type === 'multiline')
    return (
      <textarea
        {...props}
        className={`${shared.input} ${css.long}`}
        rows={5}
        maxLength={field.most ?? MULTILINE_MOST}
      />
    );
  if (type === 'number') return <input {...props} type="text" inputMode="decimal" maxLength={24} />;
  if (type === 'date') return <input {...props} type="date" min={field.earliest} max={field.latest} />;
  return (
    <input
      {...props}
      type={inputTypes[type as keyof typeof inputTypes] ?? 'text'}
      maxLength={type === 'text' ? (field.most ?? TEXT_MOST) : 254}
    />
  );
}

function List({ field, id, error, values }: ControlProps) {
  return (
    <select
      id={id}
      name={field.name}
      className={shared.input}
      defaultValue={values[0] ?? ''}
      required={field.required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ field, id, error, values })}
    >
      <option value="">{field.placeholder || 'Please choose'}</option>
      {field.options?.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function Options({ field, id, values }: ControlProps) {
  return (
    <div className={css.options}>
      {field.options?.map((option, index) => (
        <label key={option} className={css.option}>
          <input
            id={index === 0 ? id : undefined}
            type={field.type === 'choices' ? 'checkbox' : 'radio'}
            name={field.name}
            value={option}
            defaultChecked={values.includes(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

function Around({ field, id, error, children }: Omit<ControlProps, 'values'> & { children: ReactNode }) {
  const { help } = field;
  return (
    <>
      {help ? (
        <p className={shared.hint} id={`${id}-hint`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={shared.error} id={`${id}-error`}>
          <span className="visually-hidden">Problem: </span>
          {error}
        </p>
      ) : null}
      {children}
    </>
  );
}

const Optional = ({ field: { required } }: { field: FormField }) =>
  required ? null : <span className={css.optional}> (optional)</span>;

/** One question with its hint, its error beside it, and what answers it. */
export function FieldControl(props: ControlProps) {
  const { field, id, error, values } = props;
  const { type, label, options = [] } = field;
  if (type === 'checkbox')
    return (
      <div className={shared.field}>
        <Around {...props}>
          <div className={css.option}>
            <input
              id={id}
              type="checkbox"
              name={field.name}
              value="yes"
              defaultChecked={values.length > 0}
              required={field.required}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(props)}
            />
            <label htmlFor={id}>
              {label}
              <Optional field={field} />
            </label>
          </div>
        </Around>
      </div>
    );
  if (type === 'choices' || (type === 'choice' && options.length <= MOST_RADIOS))
    return (
      <fieldset className={`${shared.field} ${css.group}`} aria-describedby={describedBy(props)}>
        <legend>
          {label}
          <Optional field={field} />
        </legend>
        <Around {...props}>
          <Options {...props} />
        </Around>
      </fieldset>
    );
  return (
    <div className={shared.field}>
      <label htmlFor={id}>
        {label}
        <Optional field={field} />
      </label>
      <Around {...props}>{type === 'choice' ? <List {...props} /> : <Words {...props} />}</Around>
    </div>
  );
}

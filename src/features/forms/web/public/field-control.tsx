import type { WordsOf } from '../../../../lib/messages/area.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formWords } from '../../messages/form/area.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useOriginal } from '../../../../lib/ui/original.ts';
import shared from '../../../../lib/ui/form/form.module.css';
import { FILES_MOST, MULTILINE_MOST, TEXT_MOST } from '../../field-types.ts';
import type { ShownField } from '../../form-shapes.ts';
import { inputs } from '../../typed-answers.ts';
import css from './form.module.css';

export interface ControlProps {
  field: ShownField;
  id: string;
  error?: string | undefined;
  /** Earlier input. */
  values: readonly string[];
  /** Names of uploaded files, by id. */
  files?: Readonly<Record<string, string>> | undefined;
  /** Maximum size of a file. */
  fileBytes?: number | undefined;
}

/** The autocomplete token. */
function autofill({ type, name, label: shown, mainLabel: label = shown }: ShownField): string | undefined {
  if (type === 'email') return 'email';
  if (type === 'phone') return 'tel';
  return type === 'text' && /\bname\b/i.test(`${name} ${label}`) && !/product|company|file/i.test(label)
    ? 'name'
    : undefined;
}

const inputTypes = { email: 'email', phone: 'tel', date: 'date' } as const;
/** With more options than this, a list box is used. */
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
  const t = useMessages(formWords);
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
      <option value="">{field.placeholder || t.choose}</option>
      {field.options?.map((option, index) => (
        <option key={option} value={option}>
          {field.optionTexts?.[index] ?? option}
        </option>
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
          <span>
            <OptionText option={option} text={field.optionTexts?.[index]} />
          </span>
        </label>
      ))}
    </div>
  );
}

/** Files uploaded before the form was shown again are sent along unless they are removed. */
function Files(props: ControlProps) {
  const { field, id, error, values, files = {} } = props;
  const most = field.most ?? FILES_MOST;
  return (
    <>
      {values
        .filter((file) => files[file])
        .map((file) => (
          <label key={file} className={css.option}>
            <input type="checkbox" name={field.name} value={file} defaultChecked />
            <input type="hidden" name={inputs.file + file} value={files[file]} />
            <span>{files[file]}</span>
          </label>
        ))}
      <input
        id={id}
        name={field.name}
        className={`${shared.input} ${css.file}`}
        type="file"
        multiple={most > 1}
        required={field.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
      />
    </>
  );
}

/** What files are allowed, shown in advance. */
function fileHint(
  { field: { most: count = FILES_MOST, help }, fileBytes }: ControlProps,
  t: WordsOf<typeof formWords>,
): string {
  const megabytes = fileBytes ? Math.floor(fileBytes / 1024 / 1024) || 1 : 0;
  const many = megabytes ? t.filesOf({ count, megabytes }) : t.files({ count });
  const one = megabytes ? t.oneFileOf({ megabytes }) : t.oneFile;
  return `${help ? `${help} ` : ''}${count > 1 ? many : one}`;
}

function Around({ field, id, error, children }: Omit<ControlProps, 'values'> & { children: ReactNode }) {
  const t = useMessages(formWords);
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
          <span className="visually-hidden">{t.problem} </span>
          {error}
        </p>
      ) : null}
      {children}
    </>
  );
}

const Optional = ({ field: { required } }: { field: ShownField }) => {
  const t = useMessages(formWords);
  return required ? null : <span className={css.optional}> {t.optional}</span>;
};

/** In its own direction; one that isn’t translated names its language. */
function Label({ field: { label, mainLabel } }: { field: ShownField }) {
  const original = useOriginal();
  return <bdi {...original({ translated: mainLabel === undefined ? [] : ['label'] }, 'label')}>{label}</bdi>;
}

function OptionText({ option, text = option }: { option: string; text: string | undefined }) {
  const original = useOriginal();
  return <bdi {...original({ translated: text === option ? [] : ['text'] }, 'text')}>{text}</bdi>;
}

/** A question with its hint, its error and its control. */
export function FieldControl(given: ControlProps) {
  const t = useMessages(formWords);
  const isFile = given.field.type === 'file';
  const props = isFile ? { ...given, field: { ...given.field, help: fileHint(given, t) } } : given;
  const { field, id, error, values } = props;
  const { type, options = [] } = field;
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
              <Label field={field} />
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
          <Label field={field} />
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
        <Label field={field} />
        <Optional field={field} />
      </label>
      <Around {...props}>
        {type === 'choice' ? <List {...props} /> : isFile ? <Files {...props} /> : <Words {...props} />}
      </Around>
    </div>
  );
}

import { Fieldset, Stack, Textarea } from '@mantine/core';
import { keptPicture } from '../../../../../lib/content/pictures.ts';
import type { Details } from '../../../../pages/contract.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { runsOf } from '../../../field-groups.ts';
import { PictureField } from '../picture-field.tsx';
import { type BlockFieldInput, ValueField } from './value-field.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  type: ContentType;
  details: Details;
  /** By path, such as `details.excerpt`. */
  errors: Readonly<Record<string, string>>;
  /** @param key the field being typed in, so that one word is one undo step */
  onChange: (details: Details, key: string) => void;
  Input: BlockFieldInput;
}

function errorsBelow(errors: Readonly<Record<string, string>>, path: string): Record<string, string> {
  const start = `${path}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([at, says]) =>
      at.startsWith(start) ? [[at.slice(start.length), says]] : [],
    ),
  );
}

/** Excerpt, image and the type's own fields: drafted and published with the text. */
export function DetailFields({ type, details, errors, onChange, Input }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const { excerpt, picture, values } = details;
  const runs = runsOf(type.fields.filter(({ retired }) => !retired));
  const put = (key: string, value: unknown) =>
    onChange({ ...details, values: { ...values, [key]: value } }, `details.${key}`);
  return (
    <>
      <Fieldset legend={words.imageAndExcerpt}>
        <Stack>
          <PictureField
            label={words.image}
            description={words.shownInListsAtThe}
            value={picture}
            error={errors['details.picture']}
            onChange={(next) =>
              onChange({ ...details, picture: next && keptPicture(next) }, 'details.picture')
            }
          />
          <Textarea
            label={words.excerpt}
            description={words.oneOrTwoSentencesFor}
            autosize
            minRows={2}
            maxLength={500}
            value={excerpt}
            error={errors['details.excerpt']}
            onChange={({ currentTarget }) =>
              onChange({ ...details, excerpt: currentTarget.value }, 'details.excerpt')
            }
          />
        </Stack>
      </Fieldset>
      {runs.map(({ heading, fields, start }) => (
        <Fieldset key={start} legend={<span className="admin-words">{heading}</span>}>
          <Stack>
            {fields.map((field) => (
              <ValueField
                key={field.key}
                type={type}
                field={
                  field.required ? { ...field, label: words.requiredField({ label: field.label }) } : field
                }
                value={values[field.key]}
                errors={errorsBelow(errors, 'details.values')}
                onChange={(value) => put(field.key, value)}
                Input={Input}
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
    </>
  );
}

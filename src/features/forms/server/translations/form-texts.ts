import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { besideOptions, distinctOptions } from '../../../../lib/translations/option-texts.ts';
import { type RecordText, recordText } from '../../../../lib/translations/records.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import { newForm } from '../../form-shapes.ts';
import type { FormRow } from '../form-queries.ts';
import { staffWords } from '../staff-words.ts';

type FormTexts = Pick<FormRow, 'content' | 'settings'>;

const { content, steps, button, thanks, reply } = newForm.shape;
const question = content.element.shape;
const ofReply = reply.unwrap().shape;

/** What there is to translate of a form, in the order of its editor. Options keep their value and get a text beside it. */
export function textsOfForm({ content: fields, settings }: FormTexts): RecordText[] {
  const words = staffWords();
  const answer = { block: words.automaticReply };
  const all = [
    ...settings.steps.map((title, at) =>
      recordText(
        `settings.steps.${at}`,
        { label: words.stepTitle, block: words.steps },
        title,
        steps.unwrap().element,
      ),
    ),
    ...fields.flatMap(({ label, help, placeholder, options = [] }, at) => {
      const path = `content.${at}`;
      return [
        recordText(`${path}.label`, { label: words.question, block: label }, label, question.label),
        recordText(`${path}.help`, { label: words.helpText, block: label }, help, question.help.unwrap()),
        recordText(
          `${path}.placeholder`,
          { label: words.placeholder, block: label },
          placeholder,
          question.placeholder.unwrap(),
        ),
        ...options.map((option, place) =>
          recordText(
            `${path}.optionTexts.${place}`,
            { label: words.option, block: label },
            option,
            question.options.unwrap().element,
          ),
        ),
      ];
    }),
    recordText(
      'settings.button',
      { label: words.button, block: words.sending },
      settings.button,
      button.unwrap(),
    ),
    recordText(
      'settings.thanks.text',
      { label: words.thankYouMessage, block: words.sending, kind: 'multiline' },
      settings.thanks.text,
      thanks.unwrap().shape.text.unwrap(),
    ),
    ...(settings.reply.on
      ? [
          recordText(
            'settings.reply.subject',
            { label: words.subject, ...answer },
            settings.reply.subject,
            ofReply.subject.unwrap(),
          ),
          recordText(
            'settings.reply.text',
            { label: words.message, ...answer, kind: 'multiline' },
            settings.reply.text,
            ofReply.text.unwrap(),
          ),
        ]
      : []),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}

/** A form with its texts in another language. What has no translation stays in the original. */
export function layForm<F extends FormTexts>(form: F, stored: StoredTexts): F {
  const matches = matchTexts(textsOfForm(form), stored);
  if (matches.size === 0) return form;
  const prepared = { ...form, content: besideOptions(form.content) };
  const laid = [...matches].reduce<F>(
    (all, [key, { text }]) => withValue(all, key.slice(0, -1), text),
    prepared,
  );
  return {
    ...laid,
    content: distinctOptions(laid.content).map((field, at) =>
      matches.has(`content.${at}.label@`) ? { ...field, mainLabel: form.content[at]?.label } : field,
    ),
  };
}

import { altText } from '../../../../lib/content/picture-shape.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { besideOptions, distinctOptions } from '../../../../lib/translations/option-texts.ts';
import type { Translated } from '../../../../lib/translations/published-queries.ts';
import { type RecordText, recordText } from '../../../../lib/translations/records.ts';
import { newService } from '../../service-shapes.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { staffWords } from '../staff-words.ts';

type ServiceTexts = Pick<ServiceRow, 'label' | 'description' | 'image' | 'location' | 'questions'>;

const { label, description, location, questions } = newService.shape;
const question = questions.unwrap().element.shape;

/** What there is to translate of a service. Answers to choose from keep their value and get a text beside it. */
export function textsOfService(service: ServiceTexts): RecordText[] {
  const words = staffWords();
  const block = words.service;
  const all = [
    recordText('label', { label: words.serviceName, block }, service.label, label),
    recordText(
      'description',
      { label: words.description, block, kind: 'richText' },
      service.description,
      description.unwrap(),
    ),
    recordText('location', { label: words.location, block }, service.location, location.unwrap()),
    recordText(
      'image.alt',
      { label: words.imageDescription, block, kind: 'alt' },
      service.image?.alt,
      altText,
    ),
    ...service.questions.flatMap(({ label: asked, options = [] }, at) => [
      recordText(`questions.${at}.label`, { label: words.question, block: asked }, asked, question.label),
      ...options.map((option, place) =>
        recordText(
          `questions.${at}.optionTexts.${place}`,
          { label: words.answer, block: asked },
          option,
          question.options.unwrap().element,
        ),
      ),
    ]),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}

/** A service with its texts in another language. What has no translation stays in the original. */
export function layService<S extends ServiceTexts>(
  service: S,
  { texts, languages, translation }: Translated,
) {
  const matches = matchTexts(textsOfService(service), texts);
  const laid = [...matches].reduce<S>((all, [key, { text }]) => withValue(all, key.slice(0, -1), text), {
    ...service,
    questions: besideOptions(service.questions),
  });
  const translated = (['label', 'description'] as const).filter((name) => matches.has(`${name}@`));
  const row = { ...laid, questions: distinctOptions(laid.questions) };
  return { row, inLanguage: { languages, translation, translated } };
}

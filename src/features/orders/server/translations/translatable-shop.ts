import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { currentTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import {
  type RecordText,
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import type { TranslatedText } from '../../../../lib/translations/texts.ts';
import { deliveryLabel, paymentText, pickupText, type ShopSettings, taxLabel } from '../../shop-shapes.ts';
import { readShop } from '../management/shop-queries.ts';
import { staffWords } from '../staff-words.ts';

const parts = ['delivery', 'payment', 'taxes'] as const;
type Part = (typeof parts)[number];
type Option = ShopSettings['shipping']['zones'][number]['options'][number];

/** Delivery options with the end of the keys of their texts. Orders know an option by its id; zones may share one. */
function keyed({ shipping }: ShopSettings): { option: Option; of: string }[] {
  const seen = new Map<string, string[]>();
  return shipping.zones.flatMap(({ options }) =>
    options.map((option) => {
      const { id, label } = option;
      const labels = seen.get(id) ?? [];
      if (!labels.includes(label)) seen.set(id, [...labels, label]);
      const place = (seen.get(id) ?? []).indexOf(label);
      return { option, of: place === 0 ? id : `${id}/${place + 1}` };
    }),
  );
}

function textsOfDelivery(settings: ShopSettings): RecordText[] {
  const words = staffWords();
  const all = keyed(settings).flatMap(({ option: { kind, label, instructions }, of }) => {
    const about = { block: label };
    return [
      {
        ...recordText('label', { label: words.optionName, ...about }, label, deliveryLabel),
        key: `label@${of}`,
      },
      {
        ...recordText(
          'instructions',
          { label: words.collectionInstructions, ...about, kind: 'multiline' },
          kind === 'pickup' ? instructions : '',
          pickupText,
        ),
        key: `instructions@${of}`,
      },
    ];
  });
  return [...new Map(all.map((text) => [text.key, text])).values()];
}

function textsOfPayment({ manual }: ShopSettings): RecordText[] {
  const words = staffWords();
  const block = words.paymentInstructions;
  return [
    recordText(
      'manual.text',
      { label: words.paymentInstructions, block, kind: 'multiline' },
      manual.text,
      paymentText,
    ),
    recordText(
      'manual.collection.text',
      { label: words.payOnCollectionInstructions, block, kind: 'multiline' },
      manual.collection.enabled ? manual.collection.text : '',
      paymentText,
    ),
  ];
}

/** Rates of many countries share a name. */
const namesOfTaxes = ({ tax }: ShopSettings): string[] => [...new Set(tax.rates.map(({ label }) => label))];

const textsOfTaxes = (settings: ShopSettings): RecordText[] =>
  namesOfTaxes(settings).map((label, at) =>
    recordText(
      `tax.${at}.label`,
      { label: staffWords().optionName, block: staffWords().taxNames },
      label,
      taxLabel,
    ),
  );

const readers = { delivery: textsOfDelivery, payment: textsOfPayment, taxes: textsOfTaxes };

const textsOf = (part: Part, settings: ShopSettings): RecordText[] =>
  readers[part](settings).filter(({ source }) => needsTranslation(source));

const names = {
  delivery: 'deliveryOptions',
  payment: 'paymentInstructions',
  taxes: 'taxNames',
} as const;

const original = (settings: ShopSettings, part: Part): TranslatableRecord => ({
  id: part,
  name: staffWords()[names[part]],
  path: null,
  visible: true,
  texts: textsOf(part, settings),
});

/** The shop’s words as their translator needs them; an id is that of the part. They name the account that buyers pay to. */
export const translatableShop: TranslatableRecords = {
  kind: 'shop',
  area: 'money',
  access: 'write',
  find: async (tx, id) => {
    const part = parts.find((each) => each === id);
    return part && original((await readShop(tx)).settings, part);
  },
  after: async (tx, after) => {
    if (after !== undefined) return [];
    const { settings } = await readShop(tx);
    return parts.map((part) => original(settings, part));
  },
};

/** The shop’s words in another language. */
export interface ShopInLanguage {
  /** What isn’t translated, or outdated, is in the main language. */
  settings: ShopSettings;
  /** What a delivery option is called, if it is translated. */
  labelOf: (option: { id: string; label: string }) => string | undefined;
  /** What a tax is called, if that is translated. */
  taxNamed: (label: string) => string | undefined;
  /** Whether the instructions for payment are translated. */
  isTranslated: (text: 'manual.text' | 'manual.collection.text') => boolean;
  /** The key of the translation of the payment instructions, for caches. */
  translation: string;
}

/** An outdated translation is left out: buyers would pay to the account that it names. */
export async function shopIn(tx: Tx, settings: ShopSettings, language: Language): Promise<ShopInLanguage> {
  const translated = await publishedRecords(tx, 'shop', parts, language);
  const texts = new Map(
    parts.flatMap((part) => [...currentTexts(textsOf(part, settings), translated(part).texts)]),
  );
  return {
    settings: laid(settings, texts),
    labelOf: ({ id, label }) => {
      const found = keyed(settings).find(({ option }) => option.id === id && option.label === label);
      return found && plain(texts.get(`label@${found.of}`));
    },
    taxNamed: (label) => plain(texts.get(`tax.${namesOfTaxes(settings).indexOf(label)}.label@`)),
    isTranslated: (text) => texts.has(`${text}@`),
    translation: translated('payment').translation,
  };
}

const plain = (text: TranslatedText | undefined): string | undefined =>
  typeof text === 'string' ? text : undefined;

function laid(settings: ShopSettings, texts: ReadonlyMap<string, TranslatedText>): ShopSettings {
  const ofOptions = new Map(keyed(settings).map(({ option, of }) => [option, of]));
  const { manual, shipping } = settings;
  const { collection } = manual;
  return {
    ...settings,
    manual: {
      ...manual,
      text: plain(texts.get('manual.text@')) ?? manual.text,
      collection: { ...collection, text: plain(texts.get('manual.collection.text@')) ?? collection.text },
    },
    shipping: {
      zones: shipping.zones.map((zone) => ({
        ...zone,
        options: zone.options.map((option) => {
          const of = ofOptions.get(option);
          return {
            ...option,
            label: plain(texts.get(`label@${of}`)) ?? option.label,
            instructions: plain(texts.get(`instructions@${of}`)) ?? option.instructions,
          };
        }),
      })),
    },
  };
}

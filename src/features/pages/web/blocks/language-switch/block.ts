import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField } from '../shared/props.ts';

const aligns = { start: 'Left', centre: 'Centre' } as const;

const schema = z.strictObject({ align: choice(aligns, 'start') });
export type LanguageSwitchProps = z.output<typeof schema>;

export const languageSwitchBlock: BlockKind = {
  type: 'languageSwitch',
  label: 'Language switcher',
  hint: 'Links to this page in the other languages of your site.',
  group: 'action',
  schema,
  slots: [],
  defaults: { align: 'start' },
  fields: { align: choiceField('Alignment', aligns) },
};

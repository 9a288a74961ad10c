import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  service: z.uuid('Choose a service.').nullable().default(null),
  title: text(120),
  text: text(600),
});
export type BookingProps = z.output<typeof schema>;

export const bookingBlock: BlockKind = {
  type: 'booking',
  label: 'Booking',
  hint: 'A calendar of available times where visitors can book.',
  group: 'action',
  schema,
  slots: [],
  defaults: { service: null, title: 'Choose a time', text: '' },
  fields: {
    service: {
      kind: 'reference',
      of: 'service',
      label: 'Service',
      help: 'Leave empty to let visitors choose.',
    },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
  },
};

import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  previewOver: 'This preview link has expired or was revoked.',
  languageMissing: 'This site isn’t available in that language.',
});

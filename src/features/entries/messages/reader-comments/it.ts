import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  enterComment: 'Inserisci un commento.',
  enterName: 'Inserisci il tuo nome.',
  enterEmail: 'Inserisci il tuo indirizzo email.',
  closed: 'I commenti sono chiusi.',
  parentGone: 'Il commento a cui rispondi è stato eliminato. Il tuo testo è stato conservato.',
  staleLink: 'Questo link è scaduto. Pubblica di nuovo il commento e usa il link dell’ultima email.',
  manyComments:
    'Sono stati pubblicati troppi commenti. Il tuo testo è stato conservato. Pubblicalo di nuovo tra qualche minuto.',
  noComment: 'Questo commento è già stato eliminato.',
  noEntry: 'Impossibile trovare questa pagina',
} satisfies Translation<typeof en>;

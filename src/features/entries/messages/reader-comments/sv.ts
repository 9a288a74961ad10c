import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  enterComment: 'Skriv en kommentar.',
  enterName: 'Ange ditt namn.',
  enterEmail: 'Ange din e-postadress.',
  closed: 'Kommentarsfältet är stängt här.',
  parentGone: 'Kommentaren du svarar på har tagits bort. Din text finns kvar.',
  staleLink: 'Länken har gått ut. Skicka kommentaren igen och använd länken i det senaste mejlet.',
  manyComments: 'För många kommentarer har skickats. Din text finns kvar. Skicka den igen om några minuter.',
  noComment: 'Kommentaren har redan tagits bort.',
  noEntry: 'Sidan kunde inte hittas',
} satisfies Translation<typeof en>;

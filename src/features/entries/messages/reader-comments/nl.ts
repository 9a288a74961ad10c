import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  enterComment: 'Vul een reactie in.',
  enterName: 'Vul je naam in.',
  enterEmail: 'Vul je e-mailadres in.',
  closed: 'Je kunt hier niet meer reageren.',
  parentGone: 'De reactie waarop je antwoordt, is verwijderd. Je tekst is bewaard.',
  staleLink: 'Deze link is verlopen. Plaats je reactie opnieuw en gebruik de link in de nieuwste e-mail.',
  manyComments:
    'Er zijn te veel reacties geplaatst. Je tekst is bewaard. Plaats hem over een paar minuten opnieuw.',
  noComment: 'Deze reactie is al verwijderd.',
  noEntry: 'Deze pagina is niet gevonden',
} satisfies Translation<typeof en>;

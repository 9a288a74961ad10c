import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  wrongForDeleting: 'Je wachtwoord is onjuist. Er is niets verwijderd.',
  wrongPassword: 'Onjuist wachtwoord.',
  onlyOwner: 'Je bent de enige eigenaar van deze site. Draag het eigendom eerst over of verwijder de site.',
  signedOutAlready: 'Dat apparaat is al uitgelogd.',
  wrongCurrent: 'Je huidige wachtwoord is onjuist. Er is niets gewijzigd.',
  tooEasy:
    'Dit wachtwoord is te makkelijk te raden. Gebruik een langer wachtwoord of voeg woorden zonder verband toe.',
  noAccount: 'Account niet gevonden.',
  manySignIns:
    'Te veel inlogpogingen. Wacht even of stel je wachtwoord opnieuw in via ‘Wachtwoord vergeten’.',
  manyLinks:
    'We hebben je al meerdere links gestuurd. Controleer je inbox en spammap of probeer het later opnieuw.',
  manyAccounts: 'Er zijn te veel accounts aangemaakt vanaf jouw netwerk. Probeer het later opnieuw.',
  manyCodes: 'Te veel onjuiste codes. Wacht even en log dan opnieuw in.',
  manyInvitations: 'Er zijn te veel uitnodigingen verstuurd. Probeer het over een uur opnieuw.',
  manyTries: 'Te veel pogingen vanaf jouw netwerk. Probeer het later opnieuw.',
  emailKnown: 'Er bestaat al een account met dit e-mailadres. Log in of stel je wachtwoord opnieuw in.',
  emailHasAccount: 'Dit e-mailadres heeft al een account.',
  wrongSignIn: 'Onjuist e-mailadres of wachtwoord. Controleer beide en probeer het opnieuw.',
  linkUsed: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
  tokenUsed: 'Gebruikt, verlopen of onbekend.',
  passwordFirst: 'Vul eerst je wachtwoord in.',
  wrongCode: 'Onjuiste code.',
  codesChange: 'Codes veranderen elke 30 seconden. Vul de code in die je app nu toont.',
  stepExpired: 'Deze inlogpoging is verlopen of er waren te veel pogingen. Log opnieuw in.',
  codeUsed: 'Deze code is onjuist of al gebruikt. Codes veranderen elke 30 seconden: wacht op de volgende.',
  passkeyUnknown: 'Deze passkey hoort hier niet bij een account. Log in met je wachtwoord.',
  passkeyUnread: 'Deze passkey kon niet worden gelezen. Probeer het opnieuw.',
  passkeyKnown: 'Deze passkey is al toegevoegd.',
  passkeyGone: 'Passkey niet gevonden.',
  lastWay:
    'Voor deze site is verificatie in twee stappen verplicht en dit is je enige methode. Stel eerst een andere in.',
  wrongNothingChanged: 'Je wachtwoord is onjuist. Er is niets gewijzigd.',
  codesFirst: 'Stel eenmalige codes of een passkey in voordat je herstelcodes maakt.',
  codesAlreadyOn: 'Eenmalige codes staan al aan. Zet ze uit om opnieuw te beginnen.',
  noInvitation: 'Deze uitnodiging is gebruikt, ingetrokken of verlopen. Vraag om een nieuwe.',
  invitationExpired:
    'Deze uitnodiging is verlopen. Uitnodigingen zijn 7 dagen geldig. Vraag degene die je heeft uitgenodigd om een nieuwe.',
  linkIncomplete: 'De link is niet volledig. Open de link opnieuw vanuit de e-mail.',
  missing: 'Ontbreekt.',
  choosePassword: 'Kies een wachtwoord.',
  changedMeanwhile: 'Er is tegelijkertijd iets gewijzigd. Probeer het opnieuw.',
  signInAs: 'Log eerst in als {email} en accepteer dan de uitnodiging.',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  wrongForDeleting: 'La password non è corretta. Non è stato eliminato nulla.',
  wrongPassword: 'Password errata.',
  onlyOwner: 'Sei l’unico proprietario di questo sito. Prima trasferisci la proprietà o elimina il sito.',
  signedOutAlready: 'Quel dispositivo è già disconnesso.',
  wrongCurrent: 'La password attuale non è corretta. Non è stato modificato nulla.',
  tooEasy:
    'Questa password è troppo facile da indovinare. Usane una più lunga o aggiungi parole scollegate tra loro.',
  noAccount: 'Account non trovato.',
  manySignIns:
    'Troppi tentativi di accesso. Attendi un po’ oppure usa “Password dimenticata” per reimpostare la password.',
  manyLinks:
    'Ti abbiamo già inviato diversi link. Controlla la posta in arrivo e la cartella dello spam o riprova più tardi.',
  manyAccounts: 'Sono stati creati troppi account dalla tua rete. Riprova più tardi.',
  manyCodes: 'Troppi codici errati. Attendi un po’, poi accedi di nuovo.',
  manyInvitations: 'Sono stati inviati troppi inviti. Riprova tra un’ora.',
  manyTries: 'Troppi tentativi dalla tua rete. Riprova più tardi.',
  emailKnown: 'Esiste già un account con questo indirizzo email. Accedi o reimposta la password.',
  emailHasAccount: 'Questo indirizzo email ha già un account.',
  wrongSignIn: 'Indirizzo email o password errati. Controllali entrambi e riprova.',
  linkUsed: 'Questo link è già stato usato o è scaduto. Richiedine uno nuovo.',
  tokenUsed: 'Usato, scaduto o sconosciuto.',
  passwordFirst: 'Prima inserisci la password.',
  wrongCode: 'Codice errato.',
  codesChange: 'I codici cambiano ogni 30 secondi. Inserisci il codice che l’app mostra ora.',
  stepExpired: 'Questo accesso è scaduto o ha avuto troppi tentativi. Accedi di nuovo.',
  codeUsed:
    'Questo codice è errato o è già stato usato. I codici cambiano ogni 30 secondi: aspetta il prossimo.',
  passkeyUnknown: 'Questa passkey non è collegata a nessun account qui. Accedi con la password.',
  passkeyUnread: 'Non è stato possibile leggere questa passkey. Riprova.',
  passkeyKnown: 'Questa passkey è già stata aggiunta.',
  passkeyGone: 'Passkey non trovata.',
  lastWay:
    'Questo sito richiede la verifica in due passaggi e questo è il tuo unico metodo. Prima configurane un altro.',
  wrongNothingChanged: 'La password non è corretta. Non è stato modificato nulla.',
  codesFirst: 'Configura i codici monouso o una passkey prima di creare i codici di recupero.',
  codesAlreadyOn: 'I codici monouso sono già attivi. Disattivali per ricominciare.',
  noInvitation: 'Questo invito è stato usato o ritirato oppure è scaduto. Chiedine uno nuovo.',
  invitationExpired:
    'Questo invito è scaduto. Gli inviti sono validi per 7 giorni. Chiedi a chi ti ha invitato di inviarne uno nuovo.',
  linkIncomplete: 'Il link è incompleto. Aprilo di nuovo dall’email.',
  missing: 'Mancante.',
  choosePassword: 'Scegli una password.',
  changedMeanwhile: 'Nel frattempo è cambiato qualcosa. Riprova.',
  signInAs: 'Prima accedi come {email}, poi accetta l’invito.',
} satisfies Translation<typeof en>;

// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote =
  'Je ontvangt deze e-mail omdat er met dit adres een bestelling is geplaatst bij {{siteName}}.';
const viewOrder = 'Bestelling bekijken';

const parcel = `{{#tracking}}

Trackingnummer: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Pakket volgen]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Waar en wanneer:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Heb je een vraag over de andere {{more}}? Beantwoord dan deze e-mail.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Voor {{people}}

{{/people}}

{{#whenYours}}

In jouw tijdzone: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Je kunt je boeking verzetten of annuleren tot {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Je kunt je boeking verzetten tot {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Je kunt je boeking annuleren tot {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

Ter plaatse te betalen: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Boeking beheren',
  note: 'Je ontvangt deze e-mail omdat er met dit adres een boeking is gemaakt bij {{siteName}}.',
};
const waits = 'Je ontvangt deze e-mail omdat dit adres op een wachtlijst van {{siteName}} staat.';

export const nl: MailTranslation = {
  welcome: {
    subject: 'Welkom bij {{siteName}}',
    heading: 'Welkom',
    body: `Je account bij {{siteName}} is klaar. Log in met {{email}} en het wachtwoord dat je hebt gekozen.

Je gegevens en adressen zijn voor de volgende keer in je account opgeslagen.`,
    button: 'Naar mijn account',
    note: 'Je ontvangt deze e-mail omdat er met dit adres een account is aangemaakt bij {{siteName}}. Was jij dit niet? Stel het wachtwoord dan opnieuw in en verwijder het account.',
  },
  reset: {
    subject: 'Stel je wachtwoord voor {{siteName}} opnieuw in',
    heading: 'Stel je wachtwoord opnieuw in',
    body: `We hebben een verzoek ontvangen om het wachtwoord voor {{email}} bij {{siteName}} opnieuw in te stellen.

De link hieronder werkt één keer en verloopt na een uur.`,
    button: 'Wachtwoord opnieuw instellen',
    note: 'Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren. Je wachtwoord verandert niet.',
  },
  'password-changed': {
    subject: 'Je wachtwoord voor {{siteName}} is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    body: `Het wachtwoord voor {{email}} bij {{siteName}} is zojuist gewijzigd en alle apparaten zijn uitgelogd.

Was jij dit? Dan hoef je niets te doen. Was jij dit niet, stel dan meteen een nieuw wachtwoord in.`,
    button: 'Dit was ik niet',
    note: 'Je ontvangt deze e-mail omdat je een account hebt bij {{siteName}}.',
  },
  'new-device': {
    subject: 'Ingelogd op een nieuw apparaat bij {{siteName}}',
    heading: 'Ingelogd op een nieuw apparaat',
    body: `Iemand heeft zojuist op een nieuw apparaat ingelogd op je account {{email}} bij {{siteName}}: {{device}}, IP-adres {{address}}.

Was jij dit? Dan hoef je niets te doen.`,
    button: 'Mijn account controleren',
    note: 'Was jij dit niet? Wijzig dan nu je wachtwoord en log uit op alle andere apparaten.',
  },
  'two-step-off': {
    subject: 'Verificatie in twee stappen uitgezet bij {{siteName}}',
    heading: 'Verificatie in twee stappen staat uit',
    body: `We hebben verificatie in twee stappen voor je account {{email}} uitgezet en je op alle apparaten uitgelogd.

Je kunt nu met alleen je wachtwoord inloggen. Zet verificatie in twee stappen weer aan om je account te beschermen.`,
    button: 'Verificatie in twee stappen aanzetten',
    note: 'Heb je hier niet om gevraagd? Wijzig dan je wachtwoord en neem contact op met {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} heeft je uitgenodigd voor {{siteName}}',
    heading: 'Je bent uitgenodigd',
    body: `{{inviter}} heeft je uitgenodigd om aan {{siteName}} te werken. Je rol: {{roleName}}. {{roleSays}}. De link hieronder werkt één keer en verloopt na 7 dagen.`,
    button: 'Uitnodiging accepteren',
    note: 'Had je deze uitnodiging niet verwacht? Dan kun je deze e-mail negeren.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Bedankt',
    body: '{{text}}',
    note: 'Je ontvangt deze e-mail omdat er met jouw adres een formulier is verstuurd bij {{siteName}}. Was jij dit niet? Dan kun je deze e-mail negeren.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Antwoord op je bericht',
    body: '{{answer}}',
    note: 'Je ontvangt deze e-mail omdat je {{siteName}} een bericht hebt gestuurd.',
  },
  'newsletter-confirm': {
    subject: 'Bevestig je aanmelding bij {{siteName}}',
    heading: 'Bevestig je aanmelding',
    body: `Jij (of iemand anders met dit adres) hebt je aangemeld voor de nieuwsbrief van {{siteName}}.

Klik op de knop om te bevestigen. De link verloopt na een week.`,
    button: 'Aanmelding bevestigen',
    note: 'Heb je je niet aangemeld? Dan kun je deze e-mail negeren en hoor je niets meer van ons. Je kunt je op elk moment [afmelden]({{leaveLink}}).',
  },
  'comment-confirm': {
    subject: 'Bevestig je reactie op {{siteName}}',
    heading: 'Bevestig je reactie',
    body: `Jij (of iemand anders met dit adres) hebt een reactie geschreven op {{siteName}}.

Klik op de knop om te bevestigen. De link verloopt na een week.`,
    button: 'Reactie bevestigen',
    note: 'Heb je de reactie niet geschreven? Dan kun je deze e-mail negeren. De reactie wordt niet gepubliceerd.',
  },
  'comment-reply': {
    name: 'Antwoord op een reactie',
    subject: '{{name}} heeft op je reactie bij {{siteName}} geantwoord',
    heading: 'Een antwoord op je reactie',
    body: `{{name}} heeft geantwoord op je reactie bij ‘{{entry}}’:

{{reply}}`,
    button: 'Antwoord bekijken',
    note: 'Je ontvangt deze e-mail omdat je met dit adres een reactie hebt geschreven bij {{siteName}}.',
  },
  'review-ask': {
    name: 'Vraag of je e-mails over reacties wilt',
    subject: 'Je opmerking over ‘{{page}}’ bij {{siteName}}',
    heading: 'Nieuws over je opmerking',
    body: `Het team van {{siteName}} heeft gereageerd op een opmerking die met dit adres in het concept van ‘{{page}}’ is geplaatst.

Open het voorbeeld om de reactie te lezen. Daar kun je ook e-mails over volgende reacties aanzetten. Zonder jouw toestemming sturen we er geen meer.`,
    button: 'Voorbeeld openen',
    note: 'Heb je de opmerking niet geplaatst? Dan kun je deze e-mail negeren. Je krijgt er dan geen meer over dit voorbeeld.',
  },
  'review-replies': {
    name: 'Reacties op opmerkingen bij een concept',
    subject: 'Reacties over ‘{{page}}’ bij {{siteName}}',
    heading: 'Nieuwe reacties op je opmerkingen',
    body: `Dit is er nieuw bij je opmerkingen in het concept van ‘{{page}}’:

{{comments}}`,
    button: 'Voorbeeld openen',
    note: 'Je ontvangt deze e-mail omdat je e-mails over reacties hebt aangezet. Je kunt ze in het voorbeeld uitzetten.',
  },
  'order-placed': {
    subject: 'Bestelling {{orderNumber}} ontvangen',
    heading: 'Bedankt voor je bestelling',
    body: `We hebben je bestelling {{orderNumber}} ontvangen. De artikelen zijn voor je gereserveerd tot je hebt betaald.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Bezorgadres: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'Je bestellingen bij {{siteName}}',
    heading: 'Bedankt voor je bestellingen',
    body: `We hebben {{count}} met jouw e-mailadres ontvangen. Open een bestelling om te zien wat erin zit en hoe je betaalt.

{{items}}

${more}`,
    note: 'Je ontvangt deze e-mail omdat er met dit adres bestellingen zijn geplaatst bij {{siteName}}. Zijn ze niet van jou? Dan hoef je niets te doen.',
  },
  'order-paid': {
    subject: 'Bestelling {{orderNumber}} bevestigd',
    heading: 'Bedankt voor je bestelling',
    body: `We hebben je betaling voor bestelling {{orderNumber}} ontvangen.

{{items}}

{{#address}}

Bezorgadres: {{address}}. Je krijgt een e-mail zodra je bestelling onderweg is.

{{/address}}

{{#collected}}

Je krijgt een e-mail zodra je bestelling klaarligt om af te halen.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Je bestelling {{orderNumber}} is onderweg',
    heading: 'Je bestelling is onderweg',
    body: `Alle artikelen van je bestelling {{orderNumber}} zijn verzonden.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Een deel van je bestelling {{orderNumber}} is onderweg',
    heading: 'Een deel van je bestelling is onderweg',
    body: `Een deel van de artikelen van je bestelling {{orderNumber}} is verzonden. Je krijgt een e-mail zodra de rest onderweg is.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Je bestelling {{orderNumber}} ligt klaar om af te halen',
    heading: 'Je bestelling ligt klaar om af te halen',
    body: `Je bestelling {{orderNumber}} ligt klaar. Neem je bestelnummer mee als je de bestelling afhaalt.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Een deel van je bestelling {{orderNumber}} ligt klaar om af te halen',
    heading: 'Een deel van je bestelling ligt klaar om af te halen',
    body: `Een deel van de artikelen van je bestelling {{orderNumber}} ligt klaar. Neem je bestelnummer mee als je ze afhaalt. Je krijgt een e-mail zodra de rest klaarligt.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Terugbetaling voor je bestelling {{orderNumber}}',
    heading: 'We hebben je geld terugbetaald',
    body: `We hebben {{amount}} voor je bestelling {{orderNumber}} terugbetaald via je oorspronkelijke betaalmethode. Het kan tot 10 dagen duren voordat het bedrag op je rekening staat.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Je bestelling {{orderNumber}} is geannuleerd',
    heading: 'Je bestelling is geannuleerd',
    body: `Je bestelling {{orderNumber}} is geannuleerd.

{{#amount}}

We hebben {{amount}} terugbetaald via je oorspronkelijke betaalmethode. Het kan tot 10 dagen duren voordat het bedrag op je rekening staat.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Je download van {{siteName}}',
    heading: 'Je download staat klaar',
    body: 'De bestanden van je bestelling {{orderNumber}} staan klaar om te downloaden. Open je bestelling via de link hieronder.',
    button: 'Downloaden',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Je bestelling {{orderNumber}} herroepen',
    heading: 'Je link om je bestelling te herroepen',
    body: 'De link hieronder opent je bestelling {{orderNumber}}. Daar kies je wat je wilt retourneren en bevestig je dat.',
    button: 'Bestelling herroepen',
    note: 'Je ontvangt deze e-mail omdat iemand deze link bij {{siteName}} heeft aangevraagd met jouw bestelnummer en e-mailadres. Was jij dit niet? Dan hoef je niets te doen.',
  },
  'withdrawal-received': {
    subject: 'Herroeping van je bestelling {{orderNumber}}',
    heading: 'We hebben je herroeping ontvangen',
    body: `Op {{at}} heb je de koop van deze artikelen uit je bestelling {{orderNumber}} herroepen:

{{withdrawn}}

{{#note}}

Je schreef: {{note}}

{{/note}}

Heb je de artikelen al? Stuur ze dan binnen 14 dagen terug. Daarna betalen we je terug.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'Je herroepingen bij {{siteName}}',
    heading: 'We hebben je herroepingen ontvangen',
    body: `Je hebt {{count}} herroepen. Dit is wat je hebt herroepen en wanneer we dat hebben ontvangen:

{{items}}

${more}

Stuur wat je al hebt ontvangen binnen 14 dagen terug. Daarna betalen we je terug.`,
    note: 'Je ontvangt deze e-mail omdat bestellingen met dit adres zijn herroepen bij {{siteName}}. Zijn ze niet van jou? Dan hoef je niets te doen.',
  },
  'cart-left': {
    name: 'Herinnering aan je winkelwagen',
    subject: 'Er ligt nog iets in je winkelwagen bij {{siteName}}',
    heading: 'Denk je er nog over na?',
    body: `Deze artikelen liggen nog in je winkelwagen. Er is niets afgeschreven.

{{items}}`,
    button: 'Terug naar je winkelwagen',
    note: 'Je ontvangt deze eenmalige e-mail omdat je met dit adres een winkelwagen hebt achtergelaten bij {{siteName}}.',
  },
  'booking-requested': {
    subject: 'Boekingsaanvraag: {{service}} bij {{siteName}}',
    heading: 'We hebben je aanvraag ontvangen',
    body: `${facts}

We houden deze tijd voor je vrij. Je krijgt nog een e-mail zodra hij is bevestigd.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Boeking bevestigd: {{service}}, {{when}}',
    heading: 'Je boeking is bevestigd',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'We kunnen je boeking niet bevestigen: {{service}}, {{when}}',
    heading: 'Helaas kunnen we je boeking niet bevestigen',
    body: `We kunnen je boeking voor {{service}}, {{when}} helaas niet aannemen.

${reason}

{{#refund}}

We hebben {{refund}} terugbetaald via je oorspronkelijke betaalmethode.

{{/refund}}`,
    ...guest,
    button: 'Andere tijd kiezen',
  },
  'booking-moved': {
    subject: 'Boeking verzet: {{service}}, {{when}}',
    heading: 'Je boeking heeft een nieuwe tijd',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Boeking geannuleerd: {{service}}, {{when}}',
    heading: 'Je boeking is geannuleerd',
    body: `${facts}

${reason}

{{#refund}}

We hebben {{refund}} terugbetaald via je oorspronkelijke betaalmethode. Het kan tot 10 dagen duren voordat het bedrag op je rekening staat.

{{/refund}}`,
    ...guest,
    button: 'Boeking bekijken',
  },
  'booking-reminder': {
    subject: 'Herinnering: {{service}}, {{when}}',
    heading: 'Tot snel',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Je boekingen bij {{siteName}}',
    heading: 'Je boekingen',
    body: `Dit is het laatste nieuws over {{count}} met jouw e-mailadres. Open een boeking om de details te bekijken of om de boeking te verzetten of te annuleren.

{{items}}

${more}`,
    note: 'Je ontvangt deze e-mail omdat er met dit adres boekingen zijn gemaakt bij {{siteName}}. Zijn ze niet van jou? Dan hoef je niets te doen.',
  },
  'waiting-joined': {
    subject: 'Je staat op de wachtlijst: {{service}}, {{when}}',
    heading: 'Je staat op de wachtlijst',
    body: `${facts}

Als er een plek vrijkomt en jij aan de beurt bent, mailen we je en houden we die een tijdje voor je vast.`,
    button: 'Wachtlijst bekijken of verlaten',
    note: 'Je ontvangt deze e-mail omdat dit adres op een wachtlijst van {{siteName}} is gezet. Was jij dit niet? Verlaat de lijst dan via de link.',
  },
  'waiting-offer': {
    subject: 'Er is een plek vrij: {{service}}, {{when}}',
    heading: 'Er is een plek vrij',
    body: `${facts}

We houden die voor je vast tot {{heldUntil}}. Daarna bieden we de plek aan de volgende persoon aan.`,
    button: 'Deze plek boeken',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Nieuwe tijd: {{service}}, {{when}}',
    heading: 'Er is een nieuwe tijd',
    body: `${facts}

Dit is de nieuwe tijd. Je staat nog steeds op de wachtlijst: als er een plek vrijkomt en jij aan de beurt bent, mailen we je.

Komt de nieuwe tijd je niet uit? Verlaat de lijst dan via de link in onze eerste e-mail.`,
    button: 'Andere tijden bekijken',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Geannuleerd: {{service}}, {{when}}',
    heading: 'Deze datum is geannuleerd',
    body: `${facts}

Je stond op de wachtlijst voor deze datum. De datum is geannuleerd, dus we hebben je van de lijst gehaald. Je hebt geen boeking en hoeft niets te betalen.`,
    button: 'Andere tijden bekijken',
    note: 'Je ontvangt deze e-mail omdat dit adres op een wachtlijst van {{siteName}} stond.',
  },
};

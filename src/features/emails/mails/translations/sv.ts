// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote =
  'Du får det här mejlet eftersom en beställning har gjorts med den här adressen hos {{siteName}}.';
const viewOrder = 'Visa beställningen';

const parcel = `{{#tracking}}

Kollinummer: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Spåra paketet]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Var och när:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Har du frågor om övriga {{more}}? Svara på det här mejlet.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

För {{people}}

{{/people}}

{{#whenYours}}

I din tidszon: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Du kan boka om eller avboka fram till {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Du kan boka om fram till {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Du kan avboka fram till {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

Att betala på plats: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Hantera bokningen',
  note: 'Du får det här mejlet eftersom en bokning har gjorts med den här adressen hos {{siteName}}.',
};
const waits = 'Du får det här mejlet eftersom den här adressen står på en väntelista hos {{siteName}}.';

export const sv: MailTranslation = {
  welcome: {
    subject: 'Välkommen till {{siteName}}',
    heading: 'Välkommen',
    body: `Ditt konto hos {{siteName}} är klart. Logga in med {{email}} och ditt lösenord.

Dina uppgifter och adresser finns sparade på kontot till nästa besök.`,
    button: 'Till ditt konto',
    note: 'Du får det här mejlet eftersom ett konto har skapats med den här adressen hos {{siteName}}. Om det inte var du kan du återställa lösenordet och radera kontot.',
  },
  reset: {
    subject: 'Återställ ditt lösenord hos {{siteName}}',
    heading: 'Återställ ditt lösenord',
    body: `Vi har fått en begäran om att återställa lösenordet för {{email}} hos {{siteName}}.

Länken nedan fungerar en gång och gäller i en timme.`,
    button: 'Återställ lösenordet',
    note: 'Om du inte har begärt det kan du bortse från det här mejlet. Lösenordet är oförändrat.',
  },
  'password-changed': {
    subject: 'Ditt lösenord hos {{siteName}} har ändrats',
    heading: 'Ditt lösenord har ändrats',
    body: `Lösenordet för {{email}} hos {{siteName}} har precis ändrats. Alla enheter har loggats ut.

Om det var du behöver du inte göra något mer. Välj annars ett nytt lösenord direkt.`,
    button: 'Det var inte jag',
    note: 'Du får det här mejlet eftersom du har ett konto hos {{siteName}}.',
  },
  'new-device': {
    subject: 'Ny inloggning hos {{siteName}}',
    heading: 'Ny inloggning på ditt konto',
    body: `Ditt konto {{email}} hos {{siteName}} användes precis på en ny enhet: {{device}}, IP-adress {{address}}.

Om det var du behöver du inte göra något mer.`,
    button: 'Granska kontot',
    note: 'Om det inte var du, ändra ditt lösenord nu och logga ut alla andra enheter.',
  },
  'two-step-off': {
    subject: 'Tvåstegsverifieringen hos {{siteName}} har stängts av',
    heading: 'Tvåstegsverifieringen är avstängd',
    body: `Vi har stängt av tvåstegsverifieringen för ditt konto {{email}} och loggat ut dig på alla enheter.

Nu räcker lösenordet för att logga in. Slå på tvåstegsverifieringen igen så att ditt konto är skyddat.`,
    button: 'Slå på tvåstegsverifiering',
    note: 'Om du inte har begärt det, ändra ditt lösenord och kontakta {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} har bjudit in dig till {{siteName}}',
    heading: 'Du är inbjuden',
    body: `{{inviter}} har bjudit in dig att arbeta med {{siteName}}. Din roll: {{roleName}}. {{roleSays}}. Länken nedan fungerar en gång och gäller i 7 dagar.`,
    button: 'Acceptera inbjudan',
    note: 'Om du inte väntade dig den här inbjudan kan du bortse från mejlet.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Tack',
    body: '{{text}}',
    note: 'Du får det här mejlet eftersom ett formulär har skickats med din adress hos {{siteName}}. Om det inte var du kan du bortse från mejlet.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Svar på ditt meddelande',
    body: '{{answer}}',
    note: 'Du får det här mejlet eftersom du har skrivit till {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'Bekräfta din prenumeration på nyhetsbrevet från {{siteName}}',
    heading: 'Bekräfta din prenumeration',
    body: `Den här adressen har anmälts till nyhetsbrevet från {{siteName}}.

Klicka på knappen för att bekräfta. Länken gäller i en vecka.`,
    button: 'Bekräfta prenumerationen',
    note: 'Om det inte var du som anmälde dig kan du bortse från mejlet, så hör vi inte av oss igen. Du kan [avsluta prenumerationen]({{leaveLink}}) när du vill.',
  },
  'comment-confirm': {
    subject: 'Bekräfta din kommentar på {{siteName}}',
    heading: 'Bekräfta din kommentar',
    body: `Någon har skrivit en kommentar på {{siteName}} med den här adressen.

Klicka på knappen för att bekräfta den. Länken gäller i en vecka.`,
    button: 'Bekräfta kommentaren',
    note: 'Om det inte var du som skrev kommentaren kan du bortse från mejlet. Då publiceras den inte.',
  },
  'comment-reply': {
    name: 'Svar på en kommentar',
    subject: '{{name}} har svarat på din kommentar hos {{siteName}}',
    heading: 'Ett svar på din kommentar',
    body: `{{name}} har svarat på din kommentar till ”{{entry}}”:

{{reply}}`,
    button: 'Visa svaret',
    note: 'Du får det här mejlet eftersom du har skrivit en kommentar med den här adressen hos {{siteName}}.',
  },
  'review-ask': {
    name: 'Fråga om mejl om svar',
    subject: 'Din kommentar till ”{{page}}” hos {{siteName}}',
    heading: 'Nytt om din kommentar',
    body: `Teamet bakom {{siteName}} har reagerat på en kommentar som skrevs med den här adressen i utkastet till ”{{page}}”.

Öppna förhandsvisningen för att läsa svaret. Där kan du också slå på mejl om kommande svar. Utan ditt godkännande skickar vi inga fler.`,
    button: 'Öppna förhandsvisningen',
    note: 'Om du inte har skrivit kommentaren kan du bortse från det här mejlet. Du får inga fler om den här förhandsvisningen.',
  },
  'review-replies': {
    name: 'Svar på kommentarer till ett utkast',
    subject: 'Svar om ”{{page}}” hos {{siteName}}',
    heading: 'Nya svar på dina kommentarer',
    body: `Det här är nytt om dina kommentarer i utkastet till ”{{page}}”:

{{comments}}`,
    button: 'Öppna förhandsvisningen',
    note: 'Du får det här mejlet eftersom du har slagit på mejl om svar. Du kan stänga av dem i förhandsvisningen.',
  },
  'order-placed': {
    subject: 'Vi har tagit emot din beställning {{orderNumber}}',
    heading: 'Tack för din beställning',
    body: `Vi har tagit emot din beställning {{orderNumber}}. Varorna är reserverade åt dig tills du har betalat.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Leveransadress: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'Dina beställningar hos {{siteName}}',
    heading: 'Tack för dina beställningar',
    body: `Vi har tagit emot {{count}} med din e-postadress. Öppna en beställning för att se vad den innehåller och hur du betalar.

{{items}}

${more}`,
    note: 'Du får det här mejlet eftersom beställningar har gjorts med den här adressen hos {{siteName}}. Om det inte var du behöver du inte göra något.',
  },
  'order-paid': {
    subject: 'Orderbekräftelse {{orderNumber}}',
    heading: 'Tack för din beställning',
    body: `Vi har tagit emot din betalning för beställning {{orderNumber}}.

{{items}}

{{#address}}

Leveransadress: {{address}}. Du får ett mejl när beställningen skickas.

{{/address}}

{{#collected}}

Du får ett mejl när beställningen är klar att hämta.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Din beställning {{orderNumber}} är på väg',
    heading: 'Din beställning är på väg',
    body: `Alla varor i din beställning {{orderNumber}} har skickats.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'En del av din beställning {{orderNumber}} är på väg',
    heading: 'En del av din beställning är på väg',
    body: `Några av varorna i din beställning {{orderNumber}} har skickats. Du får ett mejl när resten är på väg.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Din beställning {{orderNumber}} är klar att hämta',
    heading: 'Din beställning är klar att hämta',
    body: `Din beställning {{orderNumber}} är klar. Ta med ditt ordernummer när du hämtar den.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'En del av din beställning {{orderNumber}} är klar att hämta',
    heading: 'En del av din beställning är klar att hämta',
    body: `Några av varorna i din beställning {{orderNumber}} är klara. Ta med ditt ordernummer när du hämtar dem. Du får ett mejl när resten är klar.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Återbetalning för din beställning {{orderNumber}}',
    heading: 'Vi har gjort en återbetalning',
    body: `Vi har återbetalat {{amount}} för beställning {{orderNumber}} till det betalsätt du använde. Det kan ta upp till 10 dagar innan pengarna syns på ditt konto.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Din beställning {{orderNumber}} har avbeställts',
    heading: 'Din beställning har avbeställts',
    body: `Din beställning {{orderNumber}} har avbeställts.

{{#amount}}

Vi har återbetalat {{amount}} till det betalsätt du använde. Det kan ta upp till 10 dagar innan pengarna syns på ditt konto.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Din nedladdning från {{siteName}}',
    heading: 'Din nedladdning är klar',
    body: 'Filerna i din beställning {{orderNumber}} är klara att ladda ner. Öppna beställningen med länken nedan.',
    button: 'Ladda ner',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Ångra köpet i beställning {{orderNumber}}',
    heading: 'Din länk för att ångra köpet',
    body: 'Länken nedan öppnar din beställning {{orderNumber}}. Där väljer du vad du vill returnera och bekräftar att du ångrar köpet.',
    button: 'Ångra köpet',
    note: 'Du får det här mejlet eftersom länken har begärts hos {{siteName}} med ditt ordernummer och din e-postadress. Om det inte var du behöver du inte göra något.',
  },
  'withdrawal-received': {
    subject: 'Du har ångrat köpet i beställning {{orderNumber}}',
    heading: 'Vi har tagit emot ditt meddelande om ångrat köp',
    body: `{{at}} ångrade du köpet av de här varorna i beställning {{orderNumber}}:

{{withdrawn}}

{{#note}}

Ditt meddelande: {{note}}

{{/note}}

Har du redan fått varorna? Skicka tillbaka dem inom 14 dagar, så återbetalar vi dig.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'Dina ångrade köp hos {{siteName}}',
    heading: 'Vi har tagit emot dina meddelanden om ångrade köp',
    body: `Du har ångrat köpet i {{count}}. Här ser du vad du har ångrat och när vi tog emot det:

{{items}}

${more}

Har du redan fått varor? Skicka tillbaka dem inom 14 dagar, så återbetalar vi dig.`,
    note: 'Du får det här mejlet eftersom köp med den här adressen har ångrats hos {{siteName}}. Om det inte var dina köp behöver du inte göra något.',
  },
  'cart-left': {
    name: 'Påminnelse om varukorgen',
    subject: 'Du har något kvar i varukorgen hos {{siteName}}',
    heading: 'Funderar du fortfarande?',
    body: `De här varorna finns kvar i din varukorg. Inga pengar har dragits.

{{items}}`,
    button: 'Tillbaka till varukorgen',
    note: 'Vi skickar det här mejlet bara en gång, eftersom ett köp med den här adressen inte slutfördes hos {{siteName}}.',
  },
  'booking-requested': {
    subject: 'Bokningsförfrågan: {{service}} hos {{siteName}}',
    heading: 'Vi har tagit emot din förfrågan',
    body: `${facts}

Vi håller tiden åt dig. Du får ett nytt mejl när den är bekräftad.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Bokning bekräftad: {{service}}, {{when}}',
    heading: 'Din bokning är bekräftad',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'Vi kan inte bekräfta din bokning: {{service}}, {{when}}',
    heading: 'Vi kan tyvärr inte bekräfta din bokning',
    body: `Vi kan tyvärr inte ta emot din bokning av {{service}}, {{when}}.

${reason}

{{#refund}}

Vi har återbetalat {{refund}} till det betalsätt du använde.

{{/refund}}`,
    ...guest,
    button: 'Välj en annan tid',
  },
  'booking-moved': {
    subject: 'Ombokad: {{service}}, {{when}}',
    heading: 'Din bokning har fått en ny tid',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Avbokad: {{service}}, {{when}}',
    heading: 'Din bokning är avbokad',
    body: `${facts}

${reason}

{{#refund}}

Vi har återbetalat {{refund}} till det betalsätt du använde. Det kan ta upp till 10 dagar innan pengarna syns på ditt konto.

{{/refund}}`,
    ...guest,
    button: 'Visa bokningen',
  },
  'booking-reminder': {
    subject: 'Påminnelse: {{service}}, {{when}}',
    heading: 'Vi ses snart',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Dina bokningar hos {{siteName}}',
    heading: 'Dina bokningar',
    body: `Här är det senaste om dina bokningar med den här e-postadressen ({{count}}). Öppna en bokning för att se den, boka om eller avboka.

{{items}}

${more}`,
    note: 'Du får det här mejlet eftersom bokningar har gjorts med den här adressen hos {{siteName}}. Om det inte var du behöver du inte göra något.',
  },
  'waiting-joined': {
    subject: 'Du står på väntelistan: {{service}}, {{when}}',
    heading: 'Du står på väntelistan',
    body: `${facts}

När en plats blir ledig och det är din tur mejlar vi dig och håller platsen åt dig en stund.`,
    button: 'Visa eller lämna väntelistan',
    note: 'Du får det här mejlet eftersom den här adressen har satts upp på en väntelista hos {{siteName}}. Om det inte var du kan du lämna listan med länken.',
  },
  'waiting-offer': {
    subject: 'En plats är ledig: {{service}}, {{when}}',
    heading: 'En plats har blivit ledig',
    body: `${facts}

Vi håller den åt dig till {{heldUntil}}. Därefter erbjuder vi den till nästa person.`,
    button: 'Boka platsen',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Ny tid: {{service}}, {{when}}',
    heading: 'Tiden har ändrats',
    body: `${facts}

Det här är den nya tiden. Du står kvar på väntelistan: när en plats blir ledig och det är din tur mejlar vi dig.

Passar inte den nya tiden kan du lämna listan med länken i vårt första mejl.`,
    button: 'Visa andra tider',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Inställt: {{service}}, {{when}}',
    heading: 'Tillfället är inställt',
    body: `${facts}

Du stod på väntelistan för den här tiden. Den har ställts in, så vi har tagit bort dig från listan. Du har inte bokat något och behöver inte betala något.`,
    button: 'Visa andra tider',
    note: 'Du får det här mejlet eftersom den här adressen stod på en väntelista hos {{siteName}}.',
  },
};

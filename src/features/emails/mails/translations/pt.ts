// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote = 'Recebeu este email porque foi feita uma encomenda com este endereço em {{siteName}}.';
const viewOrder = 'Ver a sua encomenda';

const parcel = `{{#tracking}}

Número de seguimento: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Seguir a encomenda]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Onde e quando:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Para informações sobre as restantes {{more}}, responda a este email.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Para {{people}}

{{/people}}

{{#whenYours}}

No seu fuso horário: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Pode reagendar ou cancelar a reserva até {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Pode reagendar a reserva até {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Pode cancelar a reserva até {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

A pagar no local: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Gerir reserva',
  note: 'Recebeu este email porque foi feita uma reserva com este endereço em {{siteName}}.',
};
const waits = 'Recebeu este email porque este endereço está numa lista de espera de {{siteName}}.';

export const pt: MailTranslation = {
  welcome: {
    subject: 'Damos-lhe as boas-vindas a {{siteName}}',
    heading: 'Damos-lhe as boas-vindas',
    body: `A sua conta em {{siteName}} está pronta. Inicie sessão com {{email}} e a palavra-passe que escolheu.

Os seus dados e moradas ficam guardados na sua conta para a próxima vez.`,
    button: 'Ir para a sua conta',
    note: 'Recebeu este email porque foi criada uma conta com este endereço em {{siteName}}. Se não criou esta conta, reponha a palavra-passe e elimine-a.',
  },
  reset: {
    subject: 'Reponha a sua palavra-passe de {{siteName}}',
    heading: 'Reponha a sua palavra-passe',
    body: `Recebemos um pedido para repor a palavra-passe de {{email}} em {{siteName}}.

O link abaixo só funciona uma vez e expira após uma hora.`,
    button: 'Repor palavra-passe',
    note: 'Se não fez este pedido, pode ignorar este email. A sua palavra-passe não será alterada.',
  },
  'password-changed': {
    subject: 'A sua palavra-passe de {{siteName}} foi alterada',
    heading: 'A sua palavra-passe foi alterada',
    body: `A palavra-passe de {{email}} em {{siteName}} acabou de ser alterada e a sessão foi terminada em todos os dispositivos.

Se fez esta alteração, não precisa de fazer mais nada. Caso contrário, defina já uma nova palavra-passe.`,
    button: 'Não fui eu',
    note: 'Recebeu este email porque tem uma conta em {{siteName}}.',
  },
  'new-device': {
    subject: 'Novo início de sessão em {{siteName}}',
    heading: 'Novo início de sessão na sua conta',
    body: `Alguém acabou de iniciar sessão na sua conta {{email}} em {{siteName}} num novo dispositivo: {{device}}, endereço IP {{address}}.

Se reconhece este acesso, não precisa de fazer nada.`,
    button: 'Rever a sua conta',
    note: 'Se não reconhece este acesso, altere já a sua palavra-passe e termine a sessão em todos os outros dispositivos.',
  },
  'two-step-off': {
    subject: 'Verificação em dois passos desativada em {{siteName}}',
    heading: 'A verificação em dois passos está desativada',
    body: `Desativámos a verificação em dois passos da sua conta {{email}} e terminámos a sua sessão em todos os dispositivos.

Agora pode iniciar sessão apenas com a palavra-passe. Para manter a sua conta segura, volte a ativar a verificação em dois passos.`,
    button: 'Ativar a verificação em dois passos',
    note: 'Se não pediu esta alteração, mude a sua palavra-passe e contacte {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} enviou-lhe um convite para {{siteName}}',
    heading: 'Recebeu um convite',
    body: `{{inviter}} enviou-lhe um convite para colaborar em {{siteName}}. A sua função: {{roleName}}. {{roleSays}}. O link abaixo só funciona uma vez e expira após 7 dias.`,
    button: 'Aceitar convite',
    note: 'Se não esperava este convite, pode ignorar este email.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Obrigado',
    body: '{{text}}',
    note: 'Recebeu este email porque foi enviado um formulário com o seu endereço em {{siteName}}. Se não o enviou, pode ignorar este email.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Resposta à sua mensagem',
    body: '{{answer}}',
    note: 'Recebeu este email porque escreveu a {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'Confirme a sua subscrição de {{siteName}}',
    heading: 'Confirme a sua subscrição',
    body: `Recebemos um pedido de subscrição da newsletter de {{siteName}} com este endereço.

Prima o botão para confirmar. O link expira após uma semana.`,
    button: 'Confirmar subscrição',
    note: 'Se não subscreveu, pode ignorar este email e não voltaremos a escrever-lhe. Pode [cancelar a subscrição]({{leaveLink}}) a qualquer momento.',
  },
  'comment-confirm': {
    subject: 'Confirme o seu comentário em {{siteName}}',
    heading: 'Confirme o seu comentário',
    body: `Recebemos um comentário em {{siteName}} escrito com este endereço.

Prima o botão para o confirmar. O link expira após uma semana.`,
    button: 'Confirmar comentário',
    note: 'Se não escreveu o comentário, pode ignorar este email. Não será publicado.',
  },
  'comment-reply': {
    name: 'Resposta a um comentário',
    subject: '{{name}} respondeu ao seu comentário em {{siteName}}',
    heading: 'Uma resposta ao seu comentário',
    body: `{{name}} respondeu ao seu comentário em “{{entry}}”:

{{reply}}`,
    button: 'Ver resposta',
    note: 'Recebeu este email porque escreveu um comentário com este endereço em {{siteName}}.',
  },
  'review-ask': {
    name: 'Pedido para emails sobre respostas',
    subject: 'O seu comentário sobre “{{page}}” em {{siteName}}',
    heading: 'Novidades sobre o seu comentário',
    body: `A equipa de {{siteName}} respondeu a um comentário escrito com este endereço no rascunho de “{{page}}”.

Abra a pré-visualização para ler a resposta. Aí também pode ativar emails sobre as próximas respostas. Sem o seu acordo, não enviaremos mais nenhum.`,
    button: 'Abrir pré-visualização',
    note: 'Se não escreveu o comentário, pode ignorar este email. Não receberá outros sobre esta pré-visualização.',
  },
  'review-replies': {
    name: 'Respostas a comentários num rascunho',
    subject: 'Respostas sobre “{{page}}” em {{siteName}}',
    heading: 'Novas respostas aos seus comentários',
    body: `Estas são as novidades sobre os seus comentários no rascunho de “{{page}}”:

{{comments}}`,
    button: 'Abrir pré-visualização',
    note: 'Recebeu este email porque ativou os emails sobre respostas. Pode desativá-los na pré-visualização.',
  },
  'order-placed': {
    subject: 'Encomenda {{orderNumber}} recebida',
    heading: 'Obrigado pela sua encomenda',
    body: `Recebemos a sua encomenda {{orderNumber}}. Os artigos estão reservados para si até ao pagamento.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Morada de entrega: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'As suas encomendas em {{siteName}}',
    heading: 'Obrigado pelas suas encomendas',
    body: `Recebemos {{count}} com o seu endereço de email. Abra uma encomenda para ver o que contém e como pagar.

{{items}}

${more}`,
    note: 'Recebeu este email porque foram feitas encomendas com este endereço em {{siteName}}. Se não são suas, não precisa de fazer nada.',
  },
  'order-paid': {
    subject: 'Encomenda {{orderNumber}} confirmada',
    heading: 'Obrigado pela sua encomenda',
    body: `Recebemos o seu pagamento da encomenda {{orderNumber}}.

{{items}}

{{#address}}

Morada de entrega: {{address}}. Enviaremos um email quando estiver a caminho.

{{/address}}

{{#collected}}

Enviaremos um email quando estiver pronta para levantamento.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'A sua encomenda {{orderNumber}} está a caminho',
    heading: 'A sua encomenda está a caminho',
    body: `Todos os artigos da sua encomenda {{orderNumber}} foram expedidos.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Parte da sua encomenda {{orderNumber}} está a caminho',
    heading: 'Parte da sua encomenda está a caminho',
    body: `Alguns artigos da sua encomenda {{orderNumber}} foram expedidos. Enviaremos um email quando os restantes estiverem a caminho.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'A sua encomenda {{orderNumber}} está pronta para levantamento',
    heading: 'A sua encomenda está pronta para levantamento',
    body: `A sua encomenda {{orderNumber}} está pronta. Traga o número da encomenda quando a vier levantar.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Parte da sua encomenda {{orderNumber}} está pronta para levantamento',
    heading: 'Parte da sua encomenda está pronta para levantamento',
    body: `Alguns artigos da sua encomenda {{orderNumber}} estão prontos. Traga o número da encomenda quando os vier levantar. Enviaremos um email quando os restantes estiverem prontos.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Reembolso da sua encomenda {{orderNumber}}',
    heading: 'Emitimos um reembolso',
    body: `Reembolsámos {{amount}} da sua encomenda {{orderNumber}} no seu método de pagamento original. O banco pode demorar até 10 dias a mostrar o valor.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'A sua encomenda {{orderNumber}} foi cancelada',
    heading: 'A sua encomenda foi cancelada',
    body: `A sua encomenda {{orderNumber}} foi cancelada.

{{#amount}}

Reembolsámos {{amount}} no seu método de pagamento original. O banco pode demorar até 10 dias a mostrar o valor.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'O seu download de {{siteName}}',
    heading: 'O seu download está pronto',
    body: 'Os ficheiros da sua encomenda {{orderNumber}} estão prontos a descarregar. Utilize o link abaixo para abrir a encomenda.',
    button: 'Descarregar',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Livre resolução da sua encomenda {{orderNumber}}',
    heading: 'O seu link para a livre resolução',
    body: 'O link abaixo abre a sua encomenda {{orderNumber}}. Aí pode escolher o que quer devolver e confirmar.',
    button: 'Exercer o direito de livre resolução',
    note: 'Recebeu este email porque alguém pediu este link em {{siteName}} com o número da sua encomenda e o seu endereço de email. Se não o pediu, não precisa de fazer nada.',
  },
  'withdrawal-received': {
    subject: 'Livre resolução da sua encomenda {{orderNumber}}: confirmação de receção',
    heading: 'Recebemos a sua comunicação de livre resolução',
    body: `Em {{at}}, exerceu o direito de livre resolução relativamente a estes artigos da sua encomenda {{orderNumber}}:

{{withdrawn}}

{{#note}}

Escreveu: {{note}}

{{/note}}

Se já recebeu os artigos, devolva-os no prazo de 14 dias. Depois reembolsamos o valor.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'As suas comunicações de livre resolução em {{siteName}}',
    heading: 'Recebemos as suas comunicações de livre resolução',
    body: `Exerceu o direito de livre resolução relativamente a {{count}}. Eis os artigos e quando recebemos a sua comunicação:

{{items}}

${more}

Se já recebeu artigos, devolva-os no prazo de 14 dias. Depois reembolsamos o valor.`,
    note: 'Recebeu este email porque foi exercido o direito de livre resolução de encomendas com este endereço em {{siteName}}. Se não são suas, não precisa de fazer nada.',
  },
  'cart-left': {
    name: 'Lembrete do carrinho',
    subject: 'Deixou algo no carrinho em {{siteName}}',
    heading: 'Ainda está a pensar?',
    body: `Deixou estes artigos no carrinho. Nada lhe foi cobrado.

{{items}}`,
    button: 'Voltar ao carrinho',
    note: 'Recebeu este email, que só enviamos uma vez, porque deixou um carrinho com este endereço em {{siteName}}.',
  },
  'booking-requested': {
    subject: 'Pedido de reserva: {{service}} em {{siteName}}',
    heading: 'Recebemos o seu pedido',
    body: `${facts}

Estamos a guardar este horário para si. Receberá outro email assim que for confirmado.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Reserva confirmada: {{service}}, {{when}}',
    heading: 'A sua reserva está confirmada',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'Não podemos confirmar a sua reserva: {{service}}, {{when}}',
    heading: 'Lamentamos, não podemos confirmar a sua reserva',
    body: `Não podemos aceitar a sua reserva de {{service}}, {{when}}.

${reason}

{{#refund}}

Reembolsámos {{refund}} no seu método de pagamento original.

{{/refund}}`,
    ...guest,
    button: 'Escolher outro horário',
  },
  'booking-moved': {
    subject: 'Reserva reagendada: {{service}}, {{when}}',
    heading: 'A sua reserva tem um novo horário',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Reserva cancelada: {{service}}, {{when}}',
    heading: 'A sua reserva foi cancelada',
    body: `${facts}

${reason}

{{#refund}}

Reembolsámos {{refund}} no seu método de pagamento original. O banco pode demorar até 10 dias a mostrar o valor.

{{/refund}}`,
    ...guest,
    button: 'Ver reserva',
  },
  'booking-reminder': {
    subject: 'Lembrete: {{service}}, {{when}}',
    heading: 'Até breve',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'As suas reservas em {{siteName}}',
    heading: 'As suas reservas',
    body: `Eis as novidades sobre {{count}} com o seu endereço de email. Abra uma reserva para ver os detalhes, reagendar ou cancelar.

{{items}}

${more}`,
    note: 'Recebeu este email porque foram feitas reservas com este endereço em {{siteName}}. Se não são suas, não precisa de fazer nada.',
  },
  'waiting-joined': {
    subject: 'Está na lista de espera: {{service}}, {{when}}',
    heading: 'Está na lista de espera',
    body: `${facts}

Se houver um lugar disponível e for a sua vez, enviaremos um email e guardaremos o lugar para si durante algum tempo.`,
    button: 'Ver ou sair da lista de espera',
    note: 'Recebeu este email porque este endereço foi adicionado a uma lista de espera de {{siteName}}. Se não fez este pedido, utilize o link para sair da lista.',
  },
  'waiting-offer': {
    subject: 'Há um lugar disponível: {{service}}, {{when}}',
    heading: 'Há um lugar disponível',
    body: `${facts}

Estamos a guardá-lo para si até {{heldUntil}}. Depois disso, será oferecido à pessoa seguinte.`,
    button: 'Reservar este lugar',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Novo horário: {{service}}, {{when}}',
    heading: 'Há um novo horário',
    body: `${facts}

Este é o novo horário. Continua na lista de espera: se houver um lugar disponível e for a sua vez, enviaremos um email.

Se o novo horário não lhe convier, utilize o link no nosso primeiro email para sair da lista.`,
    button: 'Ver outros horários',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Cancelado: {{service}}, {{when}}',
    heading: 'Esta data foi cancelada',
    body: `${facts}

Estava na lista de espera para esta data. Foi cancelada, por isso retirámos o seu nome da lista. Não tem nenhuma reserva nem nada a pagar.`,
    button: 'Ver outros horários',
    note: 'Recebeu este email porque este endereço estava numa lista de espera de {{siteName}}.',
  },
};

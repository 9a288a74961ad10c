import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  invoiceLater: 'A fatura fica disponível quando a encomenda estiver paga.',
  noDownload: 'Download não encontrado.',
  downloadOver: 'Este download expirou ou não foi pago. Contacte-nos para voltar a ter acesso.',
  rangeBeyond: 'O intervalo pedido ultrapassa o fim do ficheiro.',
  enterEmail: 'Introduza o seu endereço de email.',
  noOrder: 'Esta encomenda não existe ou pertence a outra conta.',
  hasBooking:
    'Esta encomenda inclui uma reserva. Utilize o link da própria reserva para a cancelar e receber o reembolso.',
  partShipped: 'Parte desta encomenda já foi expedida, por isso já não pode ser cancelada.',
  partReady: 'Parte desta encomenda já está pronta para levantamento, por isso já não pode ser cancelada.',
  bookingsExcluded: 'As reservas só podem ser reagendadas ou canceladas.',
  downloadExcluded: 'Aceitou o download imediato, o que pôs fim ao direito de livre resolução.',
  noConsentNeeded: 'Nenhum download desta encomenda aguarda o consentimento do cliente.',
  alreadyWithdrawn: 'Já exerceu o direito de livre resolução desta encomenda.',
  tooLateToWithdraw: 'Já não é possível exercer o direito de livre resolução desta encomenda.',
  cantWithdrawItem: 'O direito de livre resolução não se aplica a este artigo.',
  chooseListed: 'Escolha entre os artigos listados.',
  linkSentOften:
    'Este link já foi pedido várias vezes. Verifique a caixa de entrada e a pasta de spam ou tente novamente mais tarde.',
  manyCodes:
    'Foram experimentados demasiados códigos de desconto a partir da sua rede. Tente novamente dentro de alguns minutos.',
  noCodesNow:
    'De momento, não é possível utilizar códigos de desconto. Tente novamente dentro de alguns minutos ou finalize a compra sem código.',
  manyUnpaid:
    'Demasiadas encomendas suas ou da sua rede aguardam pagamento. Conclua uma delas ou tente novamente dentro de alguns minutos.',
  orderClosed: 'Esta encomenda já não pode ser alterada.',
  enterDelivery: 'Introduza a sua morada de entrega.',
  agreeToTerms: 'Aceite os termos e condições.',
  agreeToContinue: 'Aceite os termos e condições para continuar.',
  noSuchPayment: 'Esse método de pagamento não está disponível para esta encomenda.',
  manyStarted:
    'Foram iniciadas demasiadas encomendas a partir da sua rede. Tente novamente dentro de alguns minutos.',
  shopBusy:
    'De momento, esta loja está a receber mais encomendas do que pode aceitar. Tente novamente dentro de alguns minutos.',
  manyPlaced:
    'Foram feitas demasiadas encomendas com este endereço de email hoje. Pague online ou tente novamente amanhã.',
  orderExpired: 'Esta encomenda expirou. Volte ao carrinho e finalize a compra novamente.',
  justSoldOut: 'Um artigo desta encomenda acabou de esgotar. Nada lhe foi cobrado.',
  payByCardFirst: 'Esta encomenda tem de ser paga primeiro com cartão.',
  reservationOver: 'A reserva dos seus artigos expirou. Volte ao carrinho e finalize a compra novamente.',
  deliveryGone: 'A opção de envio que escolheu já não está disponível. Escolha outra.',
  noDelivery: 'Não enviamos estes artigos para esse país.',
  standardDelivery: 'Envio normal',
  shopClosed: 'De momento, esta loja não está a aceitar encomendas.',
  tooMuch: 'Esta encomenda ultrapassa o total máximo. Remova alguns artigos e tente novamente.',
  cartFull: 'O seu carrinho está cheio. Finalize primeiro a compra e depois comece um novo carrinho.',
  noCards: 'De momento, esta loja não aceita cartões.',
  paymentNotStarted:
    'Não foi possível iniciar o pagamento com cartão. Tente novamente ou escolha outro método de pagamento.',
  paymentSilent:
    'O serviço de pagamento não está a responder. Nada lhe foi cobrado. Tente novamente dentro de momentos.',
  timeToPayOver:
    'O seu tempo para pagar terminou. Nada lhe foi cobrado. Volte ao carrinho e finalize a compra novamente.',
  notByCard: 'Esta encomenda não é paga com cartão.',
  paymentReviewed: 'Recebemos um pagamento desta encomenda e estamos a verificá-lo. Não pague novamente.',
  cardDeclined: 'O cartão foi recusado. Nada lhe foi cobrado. Tente outro cartão.',
  confirmPayment: 'O seu banco pede que confirme este pagamento.',
  testsOff: 'Os pagamentos de teste estão desativados.',
  soldOutRefunded: 'Um artigo desta encomenda acabou de esgotar. Receberá um reembolso.',
  downloadFrom:
    'Este download estará disponível a partir de {time}. Para o ter agora, abra a sua encomenda e aceite o download imediato.',
  cantCancel:
    '{status, select, unpaid {Esta encomenda ainda não está paga, por isso não pode ser cancelada.} paid {Esta encomenda está paga, por isso não pode ser cancelada.} fulfilled {Esta encomenda está processada, por isso não pode ser cancelada.} cancelled {Esta encomenda já está cancelada.} refunded {Esta encomenda está reembolsada, por isso não pode ser cancelada.} other {Não foi possível encontrar esta encomenda, por isso não pode ser cancelada.}}',
  cantTest:
    '{status, select, unpaid {Esta encomenda ainda não está paga e não pode ser paga com um cartão de teste.} paid {Esta encomenda já está paga e não pode ser paga com um cartão de teste.} fulfilled {Esta encomenda está processada e não pode ser paga com um cartão de teste.} cancelled {Esta encomenda está cancelada e não pode ser paga com um cartão de teste.} refunded {Esta encomenda está reembolsada e não pode ser paga com um cartão de teste.} other {Não foi possível encontrar esta encomenda, por isso não pode ser paga com um cartão de teste.}}',
  orderIs:
    '{status, select, unpaid {Esta encomenda ainda não está paga.} paid {Esta encomenda está paga.} fulfilled {Esta encomenda está processada.} cancelled {Esta encomenda está cancelada.} refunded {Esta encomenda está reembolsada.} other {Não foi possível encontrar esta encomenda.}}',
  codeJustUsedUp: 'O código “{code}” acabou de atingir o limite de utilizações.',
  codeUsedByYou: 'Já utilizou o código “{code}”.',
  codeUnknown: 'O código “{code}” não é válido. Verifique se está bem escrito e tente novamente.',
  codeNotNow: 'De momento, o código “{code}” não está ativo.',
  codeMinimum: 'A sua encomenda não atinge o mínimo exigido pelo código “{code}”.',
  codeUsedUp: 'O código “{code}” atingiu o limite de utilizações.',
  onlyLeft: 'Só {count, number} em stock: {item}.',
  outOfStock: '{item} está esgotado ou reservado na compra de outro cliente.',
  priceChanged: 'O preço de {item} mudou.',
  itemGone: '“{item}” já não está disponível.',
  someItemGone: 'Um artigo no seu carrinho já não está disponível.',
  optionGone: '“{item}” já não está disponível nesta opção.',
  someOptionGone: 'Um artigo no seu carrinho já não está disponível nesta opção.',
  renamed: '“{item}” chama-se agora {now}.',
  paid: 'Paga.',
  refundUnderWay: 'Já há um reembolso em curso.',
  nothingToRefund: 'Não há mais nada a reembolsar.',
  refundElsewhere: 'Não temos registo do pagamento desta encomenda. Reembolse-o onde foi recebido.',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  separateDates: 'Estas datas passaram a ser reservadas em separado. Escolha novamente uma data.',
  datesChanged: 'As datas mudaram. Verifique-as e tente novamente.',
  notEveryDate: 'Nem todas as datas têm lugares disponíveis.',
  begun: 'Este curso já começou e não aceita novas inscrições.',
  soon: 'Já não é possível reservar este curso online. Contacte-nos.',
  far: 'As reservas ainda não estão abertas. Volte mais perto da data de início.',
  over: 'Este curso terminou.',
  noWaitingList: 'Este serviço não tem lista de espera.',
  placesLeft: 'Este horário ainda tem lugares ou já passou. Escolha novamente um horário.',
  waitingAlready: 'Já está na lista de espera para este horário.',
  taken: 'Alguém acabou de reservar este horário. Escolha outro.',
  inTheWay: 'Este horário já está reservado. Escolha outro.',
  passed: 'Este horário já passou. Escolha outro.',
  tooLate: 'Já não é possível reservar este horário. Escolha um horário posterior.',
  tooEarly: 'Ainda não é possível reservar este horário. Escolha um horário anterior.',
  notAvailable: 'Este horário não está disponível. Escolha outro.',
  manyUnpaid:
    'Demasiadas reservas a partir da sua rede aguardam pagamento. Conclua uma delas ou tente novamente dentro de alguns minutos.',
  noLonger: 'Este serviço já não pode ser reservado.',
  wholeCourse: 'Todas as datas deste curso são reservadas em conjunto.',
  questionGone: 'Esta pergunta foi removida.',
  answerThis: 'Responda a esta pergunta.',
  chooseAnswer: 'Escolha uma das respostas.',
  checkAnswers: 'Verifique as suas respostas às perguntas.',
  manyOfPerson:
    'Este endereço de email foi utilizado em demasiadas reservas hoje. Tente novamente amanhã ou contacte-nos.',
  manyOfAddress:
    'Foram feitas demasiadas reservas a partir da sua rede. Tente novamente dentro de alguns minutos ou contacte-nos.',
  manyOfSite:
    'De momento, estamos a receber mais reservas do que podemos aceitar. Tente novamente dentro de alguns minutos.',
  manyMoves:
    'As reservas com este endereço de email foram reagendadas demasiadas vezes hoje. Tente novamente amanhã ou contacte-nos.',
  ownerOnly: 'Só o proprietário do site pode fazer isso.',
  noPlace: 'Este lugar na lista de espera não existe ou pertence a outra conta.',
  noBooking: 'Esta reserva não existe ou pertence a outra conta.',
  isPast: 'A data desta reserva já passou.',
  thisTimeOnly: 'Este lugar está reservado apenas para este horário. Confirme-o primeiro.',
  onceConfirmed: 'Poderá reagendá-la quando toda a reserva estiver confirmada.',
  offerOver: 'O prazo para confirmar terminou e o lugar foi oferecido à pessoa seguinte.',
  payToConfirm: 'Pague para confirmar este lugar.',
  notInLength: 'Este serviço não está disponível com essa duração.',
  chooseLength: 'Escolha outra duração.',
  onePerson: 'Só pode ser reservado para 1 pessoa de cada vez.',
  laterDay: 'Escolha um dia posterior.',
  earlierDay: 'Escolha um dia anterior.',
  daysReversed: 'O último dia não pode ser anterior ao primeiro.',
  fewerPeople: 'Introduza no máximo {count, number} pessoas.',
  fewerDays: 'Escolha no máximo {count, number} dias.',
  tooLateToChange:
    '{what, select, move {Já não é possível reagendar esta reserva online. Contacte-nos.} other {Já não é possível cancelar esta reserva online. Contacte-nos.}}',
  onlyLeft:
    '{count, plural, one {Só resta # lugar.} many {Só restam # lugares.} other {Só restam # lugares.}}',
  onlyLeftThen:
    '{count, plural, one {Só resta # lugar neste horário.} many {Só restam # lugares neste horário.} other {Só restam # lugares neste horário.}}',
  someGone: 'Uma reserva no seu carrinho já não está disponível. Remova-a para continuar.',
  alreadyBooked: '{label} ({when}): já reservado.',
  wasCancelled: '{label} ({when}): reserva cancelada.',
  placeLost:
    '{label} ({when}): os 15 minutos de reserva terminaram e outra pessoa reservou. Escolha outro horário.',
  courseLost:
    '{label} ({when}): os 15 minutos de reserva terminaram e outra pessoa reservou. Remova-o do carrinho.',
} satisfies Translation<typeof en>;

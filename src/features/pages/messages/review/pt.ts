import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  over: 'Este link de pré-visualização já não aceita comentários. Pode ter expirado.',
  tooMany:
    'Foram enviados demasiados comentários. O seu texto foi guardado. Envie-o novamente dentro de alguns minutos.',
  enterName: 'Introduza o seu nome.',
  enterText: 'Introduza um comentário.',
  failed: 'Não foi possível enviar o comentário. O seu texto foi guardado. Tente novamente.',
  blockGone: 'Este bloco já não está na página. Comente antes a página.',
  full: 'Não é possível adicionar mais comentários a esta página.',
  threadGone: 'Este comentário foi eliminado. O seu texto foi guardado.',
  resolved: 'Resolvido',
  team: 'Equipa do site',
  comment: 'Comentar',
  comments: 'Comentários',
  newComment: 'Novo comentário',
  choose: 'Selecione um bloco para o comentar.',
  wholePage: 'Toda a página',
  block: 'Bloco',
  name: 'Nome',
  email: 'Email',
  text: 'Comentário',
  emailHelp: 'Pedimos a sua confirmação antes de lhe enviar emails sobre respostas.',
  post: 'Enviar comentário',
  reply: 'Responder',
  replyLabel: 'A sua resposta',
  sent: 'Comentário enviado.',
  none: 'Ainda não há comentários.',
  close: 'Fechar comentários',
  cancel: 'Cancelar',
  getEmails: 'Receber emails sobre respostas',
  stopEmails: 'Deixar de receber emails sobre respostas',
  emailsOn: 'Receberá um email quando houver respostas.',
  emailsOff: 'Não receberá mais emails sobre respostas.',
  visible:
    'Qualquer pessoa com o link de pré-visualização pode ler os comentários. Só a equipa do site vê o seu endereço de email.',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  noFileHere: 'Este campo não aceita ficheiros.',
  sendAsForm: 'Envie o ficheiro como formulário (multipart/form-data).',
  noFileSent: 'Nenhum ficheiro foi enviado.',
  chooseFile: 'Escolha um ficheiro.',
  answersTooLong: 'As suas respostas são demasiado longas para enviar de uma só vez.',
  changed:
    'Este formulário foi alterado enquanto o preenchia. As suas respostas foram guardadas. Verifique-as e envie o formulário novamente.',
  answersByName: 'Envie as respostas com o nome de cada campo.',
  mustBeByName: 'Cada resposta deve ter o nome do respetivo campo.',
  fillIn: 'Preencha o formulário antes de o enviar.',
  noAnswers: 'Não há respostas.',
  unknownField: 'Campo desconhecido.',
  unknownFieldNamed: 'Campo desconhecido: {name}.',
  badName: 'Este nome não pode ser utilizado.',
  enterMessage: 'Introduza uma mensagem.',
  messageEmpty: 'A mensagem está vazia.',
  keyUsed: 'Esta chave já foi utilizada para outra mensagem.',
  keyTooLong: 'A Idempotency-Key pode ter até 200 caracteres simples.',
  badKey: 'Esta chave não pode ser utilizada.',
  staleLink: 'Este link expirou. Subscreva novamente e utilize o link no email mais recente.',
  manyMessages:
    'Foram enviadas demasiadas mensagens a partir da sua rede. As suas respostas foram guardadas. Envie-as novamente dentro de alguns minutos.',
  manyFiles:
    'Foram enviados demasiados ficheiros a partir da sua rede. Tente novamente dentro de alguns minutos.',
  noForm: 'Este formulário já não existe. Pode ter sido eliminado.',
  fewerFiles:
    '{count, plural, one {Escolha no máximo # ficheiro.} many {Escolha no máximo # ficheiros.} other {Escolha no máximo # ficheiros.}}',
  toFix:
    '{count, plural, one {Corrija # campo para continuar.} many {Corrija # campos para continuar.} other {Corrija # campos para continuar.}}',
  fileGone: 'Um ficheiro não foi carregado ou expirou. Escolha-o novamente.',
  thankYou: 'Obrigado pela sua mensagem',
  yourMessage: 'a sua mensagem',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  dismiss: 'Fechar',
  problem: 'Problema:',
  hide: 'Ocultar',
  show: 'Mostrar',
  password: 'palavra-passe',
  select: 'Selecionar {label}',
  optional: '{label} (opcional)',
  picture: 'Imagem',
  pictureCount: '{at} de {count}',
  previousImage: 'Imagem anterior',
  nextImage: 'Imagem seguinte',
  close: 'Fechar',
  fixFields: 'Corrija {count, plural, one {# campo} many {# campos} other {# campos}} para continuar.',
  unreachable: 'Não foi possível aceder ao site. Verifique a sua ligação e tente novamente.',
  badRequest: 'Pedido inválido. Verifique se todos os campos estão preenchidos corretamente.',
  notAllowed: 'Não tem permissão para fazer isso.',
  serverDown: 'De momento, o servidor não está acessível. Tente novamente mais tarde.',
  pageUnreachable: 'Não foi possível carregar essa página. Verifique a sua ligação e tente novamente.',
  unexpected: 'Ocorreu um erro',
  errorScreenFailed: 'Ocorreu um erro ao mostrar a página de erro',
} satisfies Translation<typeof en>;

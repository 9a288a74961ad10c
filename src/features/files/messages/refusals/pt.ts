import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  fileGone: 'Este ficheiro já não existe.',
  notUploaded: '“{name}” não foi carregado: {reason}',
  empty: 'está vazio.',
  typeNotSupported:
    'este tipo de ficheiro não é suportado. Pode carregar imagens, áudio, vídeo, PDF, documentos do Office, texto e ficheiros ZIP.',
  svgTooLarge: 'os ficheiros SVG podem ter até 5 MB.',
  nameDisagrees: 'pelo nome, é {named}, mas na realidade é {found}.',
  twoThings: 'contém outro ficheiro ou uma página web. Exporte-o novamente e carregue o novo ficheiro.',
  tooLarge: '“{name}” é demasiado grande. Os ficheiros podem ter até {size}.',
  noSpace:
    'Este site já não tem espaço para ficheiros. Envie a sua mensagem sem eles ou contacte o proprietário de outra forma.',
  image: 'uma imagem {format}',
  imageWithVowel: 'uma imagem {format}',
  audio: 'um ficheiro de áudio',
  video: 'um vídeo',
  pdf: 'um PDF',
  plainText: 'texto simples',
  csv: 'um ficheiro CSV',
  subtitles: 'um ficheiro de legendas',
  textDocument: 'um documento de texto',
  word: 'um documento do Word',
  excel: 'uma folha de cálculo do Excel',
  powerpoint: 'uma apresentação do PowerPoint',
  spreadsheet: 'uma folha de cálculo',
  presentation: 'uma apresentação',
  zip: 'um arquivo ZIP',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  owner: 'Proprietário',
  ownerAccess: 'Acesso total, incluindo pagamentos, domínios, equipa e eliminação do site',
  manager: 'Gestor',
  managerAccess:
    'Acesso total, exceto equipa, definições de pagamento, domínios, exportação e eliminação do site',
  editor: 'Editor',
  editorAccess: 'Páginas, ficheiros, áudio, formulários e marca; pode ver produtos e estatísticas',
  contributor: 'Colaborador',
  contributorAccess: 'Edita páginas e carrega ficheiros; tem de pedir aprovação antes de publicar',
  translator: 'Tradutor',
  translatorAccess: 'Traduz todos os textos como rascunhos; não pode publicar nem ver mais nada',
  orders: 'Apenas encomendas',
  ordersAccess: 'Encomendas, reservas e mensagens; pode ver produtos e serviços',
  device: '{browser} em {system}',
  unknownDevice: 'Dispositivo desconhecido',
} satisfies Translation<typeof en>;

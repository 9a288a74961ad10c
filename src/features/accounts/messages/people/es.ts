import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  owner: 'Propietario',
  ownerAccess: 'Acceso completo, incluidos los pagos, los dominios, el equipo y la eliminación del sitio',
  manager: 'Administrador',
  managerAccess:
    'Acceso completo, excepto el equipo, los ajustes de pago, los dominios, la exportación del sitio y su eliminación',
  editor: 'Editor de contenidos',
  editorAccess: 'Páginas, archivos, audio, formularios y marca; puede ver los productos y las estadísticas',
  contributor: 'Colaborador',
  contributorAccess: 'Edita páginas y sube archivos; debe pedir aprobación antes de publicar',
  translator: 'Traductor',
  translatorAccess: 'Traduce todos los textos como borradores; no puede publicar ni ver nada más',
  orders: 'Solo pedidos',
  ordersAccess: 'Pedidos, reservas y mensajes; puede ver los productos y los servicios',
  device: '{browser} en {system}',
  unknownDevice: 'Dispositivo desconocido',
} satisfies Translation<typeof en>;

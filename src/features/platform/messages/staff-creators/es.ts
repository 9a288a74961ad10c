import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  signInAgain: 'Vuelve a iniciar sesión.',
  alreadyConfirmed: 'Tu correo electrónico ya está confirmado.',
  confirmationExpired: 'Este enlace ya se ha usado o ha caducado. Inicia sesión para solicitar uno nuevo.',
  unknownToken: 'Usado, caducado o desconocido.',
  accountExists:
    'Ya existe una cuenta con este correo electrónico. Inicia sesión o restablece tu contraseña.',
  addressHasAccount: 'Este correo electrónico ya tiene una cuenta.',
  nothingDeleted: 'Tu contraseña no es correcta. No se ha eliminado nada.',
  incorrectPassword: 'Contraseña incorrecta.',
  confirmFirst: 'Confirma primero tu correo electrónico con el enlace que te hemos enviado.',
  setUpCodesFirst: 'Configura los códigos de un solo uso antes de crear códigos de recuperación.',
  siteNotYours: 'No se ha encontrado el sitio en tu cuenta.',
  noLongerOwner: '{email} ya no es propietario de {site}.',
  cantOpenSite: '{email} ya no es propietario de {site}, así que no puedes abrirlo desde aquí.',
  siteNeedsStep:
    'Este sitio requiere la verificación en dos pasos. Actívala aquí en tu cuenta, vuelve a iniciar sesión y abre el sitio.',
  cantRestore: 'Este sitio no está eliminado o ya han pasado los 30 días para restaurarlo.',
  siteNotFound: 'Sitio no encontrado.',
  notItsName: 'Este no es el nombre del sitio.',
  typeName: 'Escribe «{name}».',
  ordersUnfulfilled:
    '{count, plural, one {Un pedido está pagado pero sin completar. Complétalo o reembólsalo primero, o confirma que quieres eliminar el sitio de todos modos.} many {# pedidos están pagados pero sin completar. Complétalos o reembólsalos primero, o confirma que quieres eliminar el sitio de todos modos.} other {# pedidos están pagados pero sin completar. Complétalos o reembólsalos primero, o confirma que quieres eliminar el sitio de todos modos.}}',
  alreadyDeleted: 'Este sitio ya se ha eliminado.',
  tooManySites:
    '{count, plural, one {Has creado # sitio en la última hora. Inténtalo más tarde.} many {Has creado # sitios en la última hora. Inténtalo más tarde.} other {Has creado # sitios en la última hora. Inténtalo más tarde.}}',
  sitesBeforeProof:
    'Tienes {count, number} sitios. Antes de crear más, confirma tu correo electrónico con el enlace que te hemos enviado. Puedes reenviarlo desde «Mis sitios».',
  chooseDesign: 'Elige uno de los diseños que se muestran.',
  unknownDesign: 'Diseño desconocido.',
  waitAMoment: 'Espera un momento antes de probar más direcciones.',
  addressFree: 'Esta dirección está disponible.',
  addressTaken: '{host} ya está en uso.',
  addressReserved: '{host} está reservada.',
  addressAlike: '{host} se parece demasiado a una dirección existente.',
  chooseAnother: '{sentence} Elige otra.',
  chooseAnotherOf: '{sentence} Elige otra. Disponible: {addresses}.',
  uploadExpired:
    'Este archivo subido ha caducado. Los archivos subidos se conservan un día. Vuelve a subirlo.',
  largerThanSite: 'Este archivo supera el tamaño máximo de un sitio.',
  tooManyUploads: 'Has subido varios sitios hace poco. Inténtalo más tarde.',
  failed: 'Algo ha fallado por nuestra parte. Inténtalo más tarde.',
} satisfies Translation<typeof en>;

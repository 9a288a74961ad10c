import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  nothingToPublish: 'No hay nada que publicar. Tu sitio ya tiene este aspecto.',
  versionGone: 'Esta versión ya no existe.',
  hostTaken: '{host} ya pertenece a otro sitio.',
  onlyOwnersCanSeeDrafts: 'Solo los propietarios pueden ver los borradores.',
  noSiteHere: 'No hay ningún sitio en esta dirección.',
  onlyOwnersChangePayments: 'Solo los propietarios pueden cambiar los ajustes de pago.',
  mainAndOther: 'Un idioma no puede ser a la vez el principal y otro idioma: {language}.',
  pageAtLanguage:
    'Una página tiene la dirección /{address}, donde estarían las páginas en {language}. Cambia primero su dirección.',
  addLanguageFirst: 'Primero añade este idioma al sitio web.',
  notItsAddress: '{host} no es una de las direcciones de este sitio web. Añádela primero en «Dominios».',
  isMainAddress: '{host} es el dominio principal, que muestra el idioma principal. Elige otra dirección.',
  isFormerAddress: '{host} es una dirección anterior. Elige otra.',
  showsAnotherLanguage: '{host} ya muestra otro idioma. Elige otra dirección.',
  pointsElsewhere: '{host} todavía no apunta a tu sitio web. Configura primero sus registros DNS.',
  domainsNotYours: 'Tu rol no permite cambiar las direcciones de este sitio web. Pídeselo a un propietario.',
  noDecimals: '{currency} no tiene decimales. Introduce importes enteros.',
  wholeAmount: 'Introduce un importe entero.',
  languageChanged: 'El idioma de este sitio ha cambiado. Vuelve a cargar la página para ver sus textos.',
  noSuchText: 'No hay ningún texto llamado «{key}» en «{area}».',
  announcementBar: 'Barra de anuncios',
  footer: 'Pie de página',
  announcementText: 'Anuncio',
  footerNote: 'Nota',
  linkText: 'Texto del enlace',
} satisfies Translation<typeof en>;

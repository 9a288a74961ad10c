import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  siteLacksDomain: 'Este sitio no tiene este dominio.',
  checkedTooOften: 'Has comprobado este dominio demasiadas veces. También lo comprobamos automáticamente.',
  addedTooMany: 'Has añadido demasiados dominios en la última hora. Inténtalo de nuevo más tarde.',
  ofAnotherSite: '{host} ya pertenece a otro sitio.',
  alreadyAdded: '{host} ya se ha añadido a este sitio.',
  tooManyDomains: 'Un sitio puede tener hasta {most} dominios. Quita uno primero.',
  notVerified: 'Este dominio aún no está verificado. Crea primero sus registros DNS.',
  showsLanguage:
    '{host} muestra tu sitio web en este idioma: {language}. Primero dale otra dirección en «Idiomas».',
  isFormerAddress: 'Es una dirección anterior. Primero vuelve a cambiar tu dirección a esta.',
  pointsElsewhere: 'Este dominio aún no apunta a tu sitio. Crea primero sus registros DNS.',
  addressStays: 'Esta dirección no se puede quitar, para que tu sitio siempre se pueda encontrar.',
  onlyDomain: 'Es el único dominio del sitio. Añade otro primero.',
  enterDomain: 'Introduce un dominio como www.tu-sitio.es.',
  noWildcards: 'Añade cada dominio por separado. Los comodines (*) no se admiten.',
  looksLikeEmail:
    'Parece una dirección de correo electrónico. Introduce solo la parte después de la @, si es tuya.',
  leaveOutPort: 'Omite el puerto (el número después de los dos puntos).',
  noUnderscores: 'Los dominios no pueden contener un guion bajo (_). Usa letras, cifras y guiones.',
  lettersAndDigits: 'Introduce un dominio con letras, cifras y guiones, como www.tu-sitio.es.',
  noIpAddresses: 'Introduce un dominio como www.tu-sitio.es. Las direcciones IP no se admiten.',
  longPart: 'Este dominio es demasiado largo. Cada parte entre puntos puede tener hasta 63 caracteres.',
  longDomain: 'Este dominio es demasiado largo. Usa 240 caracteres como máximo.',
  localhostOnly: 'localhost solo funciona en este equipo. Introduce tu propio dominio.',
  ofThePlatform: 'Este dominio pertenece a la plataforma. Introduce tu propio dominio.',
  localEnding:
    'Los visitantes no pueden acceder a este dominio porque su extensión está reservada para redes locales.',
  sharedDomain: '{host} lo comparten muchas personas. Introduce tu dominio completo.',
  changedTooOften: 'La dirección se ha cambiado {most} veces en {days} días. Inténtalo de nuevo más tarde.',
  addressTaken: '{host} ya está en uso o se parece demasiado a una dirección existente. Elige otra.',
  enterAddress: 'Introduce una dirección como taller-barro.',
  atMost40: 'Usa 40 caracteres como máximo.',
  lettersOnly:
    'Usa solo letras de la a a la z, cifras y guiones. No se permiten espacios, puntos ni acentos.',
  noHyphenAtEnds: 'Empieza y termina con una letra o una cifra.',
  oneHyphen: 'No uses varios guiones seguidos.',
  atLeast3: 'Usa al menos 3 caracteres.',
  oneLetter: 'Usa al menos una letra.',
} satisfies Translation<typeof en>;

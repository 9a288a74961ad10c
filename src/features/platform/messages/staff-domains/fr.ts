import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  siteLacksDomain: 'Ce site n’a pas ce domaine.',
  checkedTooOften: 'Vous avez vérifié ce domaine trop souvent. Nous le vérifions aussi automatiquement.',
  addedTooMany: 'Vous avez ajouté trop de domaines au cours de la dernière heure. Réessayez plus tard.',
  ofAnotherSite: '{host} appartient déjà à un autre site.',
  alreadyAdded: '{host} a déjà été ajouté à ce site.',
  tooManyDomains: 'Un site peut avoir jusqu’à {most} domaines. Retirez-en un d’abord.',
  notVerified: 'Ce domaine n’est pas encore vérifié. Créez d’abord ses enregistrements DNS.',
  showsLanguage:
    '{host} affiche votre site dans cette langue : {language}. Donnez-lui d’abord une autre adresse sous « Langues ».',
  isFormerAddress: 'C’est une ancienne adresse. Reprenez-la d’abord comme adresse.',
  pointsElsewhere: 'Ce domaine ne pointe pas encore vers votre site. Créez d’abord ses enregistrements DNS.',
  addressStays: 'Cette adresse ne peut pas être retirée, pour que votre site reste toujours accessible.',
  onlyDomain: 'C’est le seul domaine du site. Ajoutez-en d’abord un autre.',
  enterDomain: 'Saisissez un domaine comme www.votre-site.fr.',
  noWildcards: 'Ajoutez chaque domaine séparément. Les jokers (*) ne sont pas pris en charge.',
  looksLikeEmail:
    'Cela ressemble à une adresse e-mail. Saisissez seulement la partie après le @, si elle vous appartient.',
  leaveOutPort: 'Omettez le port (le nombre après les deux-points).',
  noUnderscores:
    'Un domaine ne peut pas contenir de tiret bas (_). Utilisez des lettres, des chiffres et des traits d’union.',
  lettersAndDigits:
    'Saisissez un domaine composé de lettres, de chiffres et de traits d’union, comme www.votre-site.fr.',
  noIpAddresses:
    'Saisissez un domaine comme www.votre-site.fr. Les adresses IP ne sont pas prises en charge.',
  longPart: 'Ce domaine est trop long. Chaque partie entre les points peut avoir jusqu’à 63 caractères.',
  longDomain: 'Ce domaine est trop long. Utilisez 240 caractères au maximum.',
  localhostOnly: 'localhost ne fonctionne que sur cet ordinateur. Saisissez votre propre domaine.',
  ofThePlatform: 'Ce domaine appartient à la plateforme. Saisissez votre propre domaine.',
  localEnding:
    'Les visiteurs ne peuvent pas accéder à ce domaine, car son extension est réservée aux réseaux locaux.',
  sharedDomain: '{host} est partagé par de nombreuses personnes. Saisissez votre domaine complet.',
  changedTooOften: 'L’adresse a été modifiée {most} fois en {days} jours. Réessayez plus tard.',
  addressTaken: '{host} est déjà prise ou trop proche d’une adresse existante. Choisissez-en une autre.',
  enterAddress: 'Saisissez une adresse comme atelier-terre.',
  atMost40: 'Utilisez 40 caractères au maximum.',
  lettersOnly:
    'Utilisez uniquement des lettres de a à z, des chiffres et des traits d’union. Les espaces, les points et les accents ne sont pas autorisés.',
  noHyphenAtEnds: 'Commencez et terminez par une lettre ou un chiffre.',
  oneHyphen: 'N’utilisez pas plusieurs traits d’union à la suite.',
  atLeast3: 'Utilisez au moins 3 caractères.',
  oneLetter: 'Utilisez au moins une lettre.',
} satisfies Translation<typeof en>;

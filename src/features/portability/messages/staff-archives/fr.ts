import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  cantBeImported: 'Ce fichier ne peut pas être importé : {why}',
  damaged: 'il est endommagé ou incomplet. Exportez de nouveau le site.',
  notAZip: 'ce n’est pas une archive ZIP complète.',
  tooManyFiles: 'Cette exportation contient trop de fichiers.',
  strangeEntry: 'il contient un élément qu’aucune exportation de site ne contient.',
  sameEntries: 'il contient deux éléments du même nom.',
  hasPassword: 'il est protégé par un mot de passe.',
  largeUnpacked: 'Cette exportation est trop volumineuse une fois décompressée.',
  largeExport: 'Cette exportation est trop volumineuse.',
  largeFiles: 'Les fichiers de cette exportation demandent plus d’espace qu’un site ne peut en avoir ici.',
  notASiteExport: 'c’est une archive, mais pas une exportation de site.',
  contentsUnreadable: 'sa table des matières est illisible.',
  newerRelease:
    'il a été créé par une version plus récente. Cette installation doit d’abord être mise à jour.',
  entryMissing: 'il manque un élément. Exportez de nouveau le site.',
  entryNotListed: 'il contient un élément qui ne figure pas dans sa table des matières.',
  changedAfterwards: 'il a été modifié après l’exportation.',
  wrongChecksum: 'le contenu d’un fichier ne correspond pas à sa somme de contrôle.',
  wrongType: '« {name} » n’est pas du type de fichier indiqué.',
  rowTooLong: 'une de ses lignes est trop longue.',
  rowUnreadable: 'une de ses lignes est illisible.',
  rowUnusable: 'la ligne {at} de « {table} » est inutilisable. {reason}',
  notValid: 'Elle n’est pas valide.',
  tooDeep: 'La valeur est trop profondément imbriquée.',
  longText: 'La valeur contient un texte trop long.',
  unstorable: 'La valeur contient des caractères qui ne peuvent pas être enregistrés.',
  pageUnreadable: 'Cette page est illisible.',
  blocksLeftOut:
    '« {name} » a été importée sans {count, plural, one {# bloc que ce site ne prend pas en charge} many {# de blocs que ce site ne prend pas en charge} other {# blocs que ce site ne prend pas en charge}}.',
  settingsLeftOut:
    'Les traductions en « {language} » ont été importées sans les réglages de {count, plural, one {# bloc que ce site ne prend pas en charge} many {# de blocs que ce site ne prend pas en charge} other {# blocs que ce site ne prend pas en charge}}.',
  noOwner: 'le site qu’il contient n’a pas de propriétaire. Indiquez-en un avec --owner.',
  unknownTable: 'il contient une table « {table} » que cette version ne connaît pas.',
  unknownColumn: '« {table} » a une colonne « {column} » que cette version ne connaît pas.',
  unlistedColumn: 'la ligne {at} de « {table} » a une colonne que la table n’indique pas.',
  wrongCount: '« {table} » n’a pas le nombre de lignes indiqué.',
  addressUsed: 'Un autre site utilise déjà cette adresse.',
  rowsDontFit: 'ses lignes sont incohérentes.',
  rowsOfTableDontFit: 'ses lignes sont incohérentes (dans « {table} »).',
} satisfies Translation<typeof en>;

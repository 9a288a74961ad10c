import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  alreadyRunning: 'Cette importation est déjà en cours.',
  onlyFinishedUndone: 'Seules les importations terminées peuvent être annulées.',
  sendEachOnce:
    'Envoyez « name », « from » et « address » une seule fois chacun. « from » vaut « wordpress » ou « ghost ».',
  importGone: 'Cette importation n’existe plus.',
  notWordpress:
    'Ce n’est pas un export WordPress. Dans WordPress, ouvrez Outils, Exporter et choisissez « Tout le contenu ».',
  wordpressIncomplete:
    'Ce n’est pas un export WordPress. Dans WordPress, ouvrez Outils, Exporter et choisissez « Tout le contenu ». Le fichier est incomplet à partir de la ligne {line}.',
  wordpressTooLarge:
    'Ce fichier dépasse 200 Mo. Exportez votre contenu en plusieurs parties, par exemple par année.',
  notGhost:
    'Ce n’est pas un export Ghost. Dans Ghost, ouvrez Settings, Import/Export et exportez votre contenu au format JSON.',
  ghostDamaged:
    'Ce n’est pas un export Ghost. Dans Ghost, ouvrez Settings, Import/Export et exportez votre contenu au format JSON. Le fichier est incomplet ou endommagé.',
  ghostTooLarge: 'Ce fichier dépasse 200 Mo. Vérifiez qu’il s’agit bien du fichier exporté par Ghost.',
  ghostAddress: 'Saisissez l’adresse de votre site Ghost, par exemple https://blog.example.com.',
  onlyEmailed: 'Cet article n’a été envoyé que par e-mail : il est importé comme brouillon.',
  membersOnlyIsDraft:
    'Dans Ghost, seuls les {who, select, paying {membres payants} other {membres}} pouvaient lire ce contenu : il est importé comme brouillon.',
  membersOnlyInGhost:
    'Dans Ghost, ce contenu était réservé aux {who, select, paying {membres payants} other {membres}}.',
  tiersOnlyInGhost:
    'Dans Ghost, seules certaines formules y donnaient accès. Ici, tous les clients connectés peuvent le lire.',
  scheduleUnreadable:
    'L’heure de publication planifiée est illisible : le contenu est importé comme brouillon.',
  textMissing: 'Le texte ne figure pas en HTML dans l’export : le contenu est importé sans texte.',
  dateUnreadable: 'La date est illisible.',
  canonicalNotImported: 'L’adresse canonique n’est pas importée : {canonical}',
  entriesForMembers:
    '{count, plural, one {# entrée réservée aux membres est importée comme brouillon et n’est pas publiée.} many {# d’entrées réservées aux membres sont importées comme brouillons et ne sont pas publiées.} other {# entrées réservées aux membres sont importées comme brouillons et ne sont pas publiées.}}',
  postsWithoutAuthor:
    '{count, plural, one {# article a un auteur absent du fichier.} many {# d’articles ont des auteurs absents du fichier.} other {# articles ont des auteurs absents du fichier.}}',
  entriesTooLong:
    '{count, plural, one {# entrée est trop longue} many {# d’entrées sont trop longues} other {# entrées sont trop longues}} pour être {count, plural, one {importée} many {importées} other {importées}}.',
  imagesNeedAddress:
    'Les images ne peuvent pas être téléchargées sans l’adresse de votre site Ghost. Choisissez à nouveau le fichier et saisissez l’adresse.',
  ghostLeftOut: 'Les membres, commentaires, newsletters, paramètres et thèmes ne sont pas importés.',
  passwordIsDraft:
    'Ce contenu est protégé par un mot de passe dans WordPress : il est importé comme brouillon.',
  filesLeftOut:
    '{count, plural, one {# fichier qui n’est pas une image n’est pas importé. Importez-le dans « Fichiers ».} many {# de fichiers qui ne sont pas des images ne sont pas importés. Importez-les dans « Fichiers ».} other {# fichiers qui ne sont pas des images ne sont pas importés. Importez-les dans « Fichiers ».}}',
  productsLeftOut:
    '{count, plural, one {# produit n’est pas importé. Importez-le} many {# de produits ne sont pas importés. Importez-les} other {# produits ne sont pas importés. Importez-les}} plutôt à partir d’un export de produits WooCommerce.',
  entriesLeftOut:
    '{count, plural, one {# entrée de type « {type} » n’est pas importée.} many {# d’entrées de type « {type} » ne sont pas importées.} other {# entrées de type « {type} » ne sont pas importées.}}',
  linksLeftOut:
    '{count, plural, one {# lien de menu ne mène} many {# de liens de menu ne mènent} other {# liens de menu ne mènent}} pas à une page importée. Ajoutez les liens manquants dans « Menus ».',
  entriesWithPassword:
    '{count, plural, one {# entrée protégée par un mot de passe est importée comme brouillon et n’est pas publiée.} many {# d’entrées protégées par un mot de passe sont importées comme brouillons et ne sont pas publiées.} other {# entrées protégées par un mot de passe sont importées comme brouillons et ne sont pas publiées.}}',
  commentsLeftOut:
    '{count, plural, one {# commentaire sur une page n’est pas importé.} many {# de commentaires sur des pages ne sont pas importés.} other {# commentaires sur des pages ne sont pas importés.}}',
  wordpressLeftOut:
    'Les commentaires classés comme spam, les comptes utilisateurs, les mots de passe et le contenu des extensions ne sont pas importés.',
  surplusLeftOut:
    '{count, plural, one {# entrée au-delà de la limite de 20 000 n’est pas importée.} many {# d’entrées au-delà de la limite de 20 000 ne sont pas importées.} other {# entrées au-delà de la limite de 20 000 ne sont pas importées.}} Exportez le site en plusieurs parties.',
  notSaved: 'Le contenu n’a pas pu être enregistré.',
  emptyPage: 'La page était vide. Si elle affichait vos articles, utilisez plutôt la page du blog.',
  schedulePassed: 'La date de publication planifiée est passée : c’est un brouillon.',
  scheduledTooFar: 'La publication était planifiée à plus de cinq ans : c’est un brouillon.',
  endNotImported: 'Le texte est trop long : la fin n’est pas importée.',
  imageNotDownloaded: 'Une image n’a pas pu être téléchargée : {address}',
  hiddenComments:
    '{count, plural, one {# commentaire a été importé. Les visiteurs le verront} many {# de commentaires ont été importés. Les visiteurs les verront} other {# commentaires ont été importés. Les visiteurs les verront}} dès que vous autoriserez les commentaires dans les paramètres du blog.',
  typeForPostsGone: 'Le type de contenu des articles n’existe plus. Il a peut-être été supprimé.',
  shortcodeLeftOut: 'Le shortcode « {shortcode} » vient d’une extension WordPress et n’est pas importé.',
} satisfies Translation<typeof en>;

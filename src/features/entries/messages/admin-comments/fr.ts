import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  comments: 'Commentaires',
  commentsFromVisitorsOnYour: 'Les commentaires des visiteurs sur vos articles et autres entrées.',
  content: 'Contenu',
  yourRoleCanReadComments:
    'Votre rôle permet de lire les commentaires. Un propriétaire, un gestionnaire ou un éditeur peut les approuver.',
  status: 'Statut',
  pending: 'En attente',
  published: 'Publiés',
  spam: 'Spam',
  trash: 'Corbeille',
  commentsIn:
    '{state, select, published {Commentaires publiés} spam {Commentaires classés comme spam} trash {Commentaires dans la corbeille} other {Commentaires en attente}}',
  searchComments: 'Rechercher des commentaires',
  searchByTextNameOr: 'Rechercher par texte, nom ou e-mail',
  entry: 'Entrée',
  allEntries: 'Toutes les entrées',
  showAllEntries: 'Afficher toutes les entrées',
  noEntriesFound: 'Aucune entrée trouvée',
  commentsInTheTrashAre:
    'Les commentaires dans la corbeille sont supprimés définitivement après {days} jours.',
  showOlderComments: 'Afficher les commentaires plus anciens',
  yourSite: 'Votre site',
  replyOn: 'Réponse sur {entry}',
  commentOn: 'Sur {entry}',
  commentBy: 'Commentaire de {name}',
  theCommentBy: 'le commentaire de {name}',
  showLess: 'Afficher moins',
  showLessOfTheComment: 'Afficher moins du commentaire de {author}',
  showMore: 'Afficher plus',
  showMoreOfTheComment: 'Afficher plus du commentaire de {author}',
  actionOnCommentBy: '{action} : commentaire de {name}',
  approve: 'Approuver',
  markAsSpam: 'Marquer comme spam',
  moveToTrash: 'Mettre à la corbeille',
  notSpam: 'Non-spam',
  restore: 'Restaurer',
  deletePermanently: 'Supprimer définitivement',
  reply: 'Répondre',
  replyTo: 'Répondre à {name}',
  replyToCommentBy: 'Répondre au commentaire de {name}',
  shownPubliclyBelowTheComment:
    'Affichée publiquement sous le commentaire. Le commentaire est approuvé en même temps.',
  shownPubliclyBelow: 'Affichée publiquement sous le commentaire.',
  approveAndReply: 'Approuver et répondre',
  publishReply: 'Publier la réponse',
  cancel: 'Annuler',
  commentApprovedAndReplyPublished: 'Commentaire approuvé et réponse publiée.',
  replyPublished: 'Réponse publiée.',
  viewReply: 'Voir la réponse',
  movedToPending:
    '{count, plural, one {Commentaire remis} many {# commentaires remis} other {# commentaires remis}} en attente',
  approved:
    '{count, plural, one {Commentaire approuvé} many {# commentaires approuvés} other {# commentaires approuvés}}',
  markedAsSpam:
    '{count, plural, one {Commentaire marqué comme spam} many {# commentaires marqués comme spam} other {# commentaires marqués comme spam}}',
  movedToTrash:
    '{count, plural, one {Commentaire mis} many {# commentaires mis} other {# commentaires mis}} à la corbeille',
  permanentlyDelete:
    'Supprimer définitivement {count, plural, one {# commentaire} many {# commentaires} other {# commentaires}} ?',
  textAndAuthorAreDeleted:
    '{count, plural, one {Son texte et son auteur sont supprimés.} many {Leurs textes et leurs auteurs sont supprimés.} other {Leurs textes et leurs auteurs sont supprimés.}} Les réponses des autres restent sur votre site. Cette action est irréversible.',
  permanentlyDeleted:
    '{count, plural, one {# commentaire supprimé} many {# commentaires supprimés} other {# commentaires supprimés}} définitivement.',
  noCommentsFound: 'Aucun commentaire trouvé',
  tryFewerWordsOrAnother: 'Essayez avec moins de mots ou un autre filtre.',
  showAllComments: 'Afficher tous les commentaires',
  commentsAreOff: 'Les commentaires sont désactivés',
  letVisitorsCommentOnYour:
    'Permettez aux visiteurs de commenter vos articles et autres entrées. Les commentaires s’activent dans les paramètres d’un type de contenu.',
  turnOnComments: 'Activer les commentaires',
  noCommentsToApprove: 'Aucun commentaire à approuver',
  commentsThatYouHoldFor:
    'Les commentaires soumis à votre approbation apparaissent ici avant d’être visibles par les visiteurs.',
  noCommentsYet: 'Aucun commentaire pour le moment',
  commentsThatVisitorsCanSee: 'Les commentaires visibles par les visiteurs apparaissent ici.',
  noSpam: 'Aucun spam',
  commentsThatLookLikeSpam:
    'Les commentaires qui ressemblent à du spam sont conservés ici avec le motif, pour que vous n’en manquiez aucun vrai.',
  theTrashIsEmpty: 'La corbeille est vide',
  commentsThatYouMoveHere:
    'Les commentaires que vous mettez ici y restent {days} jours, et vous pouvez les restaurer.',
  showPublishedComments: 'Afficher les commentaires publiés',
  showPendingComments: 'Afficher les commentaires en attente',
} satisfies Translation<typeof en>;

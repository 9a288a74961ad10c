import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  owner: 'Propriétaire',
  ownerAccess: 'Accès complet, y compris aux paiements, aux domaines, à l’équipe et à la suppression du site',
  manager: 'Gestionnaire',
  managerAccess:
    'Accès complet, sauf à l’équipe, aux paramètres de paiement, aux domaines, à l’exportation et à la suppression du site',
  editor: 'Éditeur',
  editorAccess:
    'Pages, fichiers, audio, formulaires et identité visuelle ; peut consulter les produits et les statistiques',
  contributor: 'Contributeur',
  contributorAccess:
    'Modifie les pages et ajoute des fichiers ; doit demander une approbation avant toute publication',
  translator: 'Traducteur',
  translatorAccess:
    'Traduit tous les textes sous forme de brouillons ; ne peut pas publier et ne voit rien d’autre',
  orders: 'Commandes uniquement',
  ordersAccess: 'Commandes, réservations et messages ; peut consulter les produits et les prestations',
  device: '{browser} sur {system}',
  unknownDevice: 'Appareil inconnu',
} satisfies Translation<typeof en>;

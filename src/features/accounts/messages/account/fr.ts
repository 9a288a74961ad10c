import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Se connecter ou créer un compte',
  description: 'Connectez-vous à votre compte ou créez-en un avec votre adresse e-mail.',
  yourAccount: 'Votre compte',
  linkExpired: 'Ce lien a expiré ou a déjà été utilisé. Connectez-vous ci-dessous.',
  signIn: 'Se connecter',
  welcomeBack: 'Heureux de vous revoir.',
  emailAddress: 'Adresse e-mail',
  password: 'Mot de passe',
  signingIn: 'Connexion…',
  register: 'Créer un compte',
  registerLead: 'Nouveau client ? Une adresse e-mail et un mot de passe suffisent.',
  choosePassword: 'Choisissez un mot de passe',
  passwordHint:
    'Au moins 8 caractères. Quelques mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
  creatingAccount: 'Création du compte…',
  forgotPassword: 'Mot de passe oublié ?',
  forgotTitle: 'Mot de passe oublié',
  forgotLead:
    'Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  sendResetLink: 'Envoyer le lien',
  sending: 'Envoi…',
  backToSignIn: 'Retour à la connexion',
  checkInbox: 'Consultez votre boîte de réception',
  resetLinkSent:
    'S’il existe un compte pour {email}, vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe. Le lien expire au bout d’une heure.',
  noEmailYet:
    'Toujours pas d’e-mail au bout de quelques minutes ? Vérifiez votre dossier de courrier indésirable ou {tryAgain}.',
  tryAgain: 'réessayez',
  chooseNewPassword: 'Choisissez un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  savePassword: 'Enregistrer le mot de passe',
  saving: 'Enregistrement…',
  passwordChanged: 'Votre mot de passe a été modifié.',
  resetLinkIncomplete: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  requestNewLink: 'Demander un nouveau lien',
  twoStepVerification: 'Validation en deux étapes',
  enterCode: 'Saisissez le code de votre application ou un code de récupération.',
  usePasskeyOrCode: 'Utilisez votre clé d’accès ou saisissez un code de récupération.',
  code: 'Code',
  rememberDevice: 'Ne plus demander sur cet appareil pendant 30 jours',
  lostDevices:
    'Vous avez perdu votre téléphone et vos codes de récupération ? Demandez au propriétaire de ce site de désactiver la validation en deux étapes pour votre compte.',
  usePasskey: 'Utiliser une clé d’accès',
  noPasskeyUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.',
  invitation: 'Invitation',
  youreInvited: 'Vous êtes invité',
  invitedAs: 'Vous êtes invité à collaborer à ce site avec l’adresse {email}.',
  yourRole: 'Votre rôle : {role}. {access}.',
  continueAs:
    'Vous êtes connecté en tant que {email}. Si vous acceptez, vous continuerez en tant que {invited}.',
  acceptInvitation: 'Accepter l’invitation',
  accepting: 'Acceptation…',
  invitationForSomeoneElse:
    'Cette invitation est destinée à {invited}, mais vous êtes connecté en tant que {email}. Connectez-vous en tant que {invited} pour l’accepter.',
  haveAccountAlready:
    'Vous avez déjà un compte avec cette adresse. Connectez-vous pour accepter l’invitation.',
  useAnotherAccount: 'Utiliser un autre compte',
  signingOut: 'Déconnexion…',
  signInToAccept: 'Se connecter pour accepter',
  invitationInvalid: 'Cette invitation n’est pas valide',
  invitationLinkIncomplete:
    'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail ou copiez le lien entier.',
  acceptedAlready: 'Vous êtes connecté en tant que {email} et vous collaborez déjà à ce site.',
  notOnStaff:
    'Vous êtes connecté en tant que {email}. Ce compte n’a pas accès à l’administration de ce site.',
  signInIfAccepted:
    'Vous l’avez déjà acceptée ? Connectez-vous avec l’adresse e-mail à laquelle elle a été envoyée.',
  askToResend:
    'Sinon, demandez à la personne qui vous a invité de renvoyer l’invitation sous « Paramètres », « Équipe ».',
  goToAdmin: 'Accéder à l’administration',
  goToYourAccount: 'Accéder à votre compte',
  staffOnly: 'Seuls les membres de l’équipe de ce site peuvent ouvrir l’administration.',
} satisfies Translation<typeof en>;

// The emails of one language are one list, to be read from top to bottom.
import type { PlatformTexts } from './platform-kind.ts';

export const fr: PlatformTexts = {
  'platform-welcome': {
    subject: 'Bienvenue sur {{siteName}}',
    heading: 'Bienvenue',
    body: `Votre compte est prêt. Connectez-vous avec {{email}} et le mot de passe que vous avez choisi.

Confirmez votre adresse e-mail dans les 7 jours. Vous pourrez ensuite créer un site en une minute : choisissez un nom, une adresse et un design, puis remplacez le contenu d’exemple par le vôtre.`,
    button: 'Confirmer l’adresse e-mail',
    note: 'Vous recevez cet e-mail parce qu’un compte a été créé avec cette adresse. Si ce n’était pas vous, ne la confirmez pas : réinitialisez le mot de passe et supprimez le compte.',
  },
  'platform-confirm-address': {
    subject: 'Confirmez votre adresse e-mail pour {{siteName}}',
    heading: 'Confirmez votre adresse e-mail',
    body: `Confirmez que {{email}} est bien votre adresse e-mail. Le lien ci-dessous fonctionne une seule fois et expire au bout de 7 jours.`,
    button: 'Confirmer l’adresse e-mail',
    note: 'Si vous n’avez pas de compte chez nous, vous pouvez ignorer cet e-mail.',
  },
  'platform-already-there': {
    subject: 'Vous avez déjà un compte {{siteName}}',
    heading: 'Vous avez déjà un compte',
    body: `Quelqu’un a essayé de créer un compte avec {{email}}, mais vous en avez déjà un. Vous pouvez l’utiliser pour vous connecter.

Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser.`,
    button: 'Réinitialiser le mot de passe',
    note: 'Si ce n’était pas vous, vous n’avez rien à faire. Personne ne peut se connecter sans votre mot de passe.',
  },
  'platform-new-password': {
    subject: 'Réinitialisez votre mot de passe {{siteName}}',
    heading: 'Réinitialisez votre mot de passe',
    body: `Nous avons reçu une demande de réinitialisation du mot de passe de {{email}}.

Le lien ci-dessous fonctionne une seule fois et expire au bout d’une heure.`,
    button: 'Choisir un nouveau mot de passe',
    note: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
  },
  'platform-password-changed': {
    subject: 'Votre mot de passe {{siteName}} a été modifié',
    heading: 'Votre mot de passe a été modifié',
    body: `Le mot de passe de {{email}} vient d’être modifié. Vous devrez vous reconnecter sur tous vos appareils.`,
    note: 'Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe : {{link}}',
  },
  'platform-two-step-off': {
    subject: 'Validation en deux étapes désactivée sur {{siteName}}',
    heading: 'La validation en deux étapes est désactivée',
    body: `Nous avons désactivé la validation en deux étapes pour votre compte {{email}}.

Vous pouvez maintenant vous connecter avec votre seul mot de passe. Pour protéger votre compte, réactivez la validation en deux étapes.`,
    button: 'Activer la validation en deux étapes',
    note: 'Si vous n’avez pas demandé cette désactivation, modifiez votre mot de passe et contactez-nous.',
  },
  'platform-signed-out': {
    subject: 'Vous avez été déconnecté de {{siteName}}',
    heading: 'Vous avez été déconnecté',
    body: `Le mot de passe de {{email}} a été réinitialisé sur un site. Pour protéger votre compte {{siteName}} associé à cette adresse, nous l’avons déconnecté de tous les appareils. Son mot de passe n’a pas changé.`,
    button: 'Se connecter',
    note: 'Si vous n’avez pas réinitialisé de mot de passe, choisissez-en un nouveau pour votre compte {{siteName}} et pour votre messagerie.',
  },
  'platform-password-ended': {
    subject: 'Choisissez un nouveau mot de passe pour {{siteName}}',
    heading: 'Choisissez un nouveau mot de passe',
    body: `Vous avez réinitialisé le mot de passe de {{email}} sur un site. Il existe aussi un compte {{siteName}} avec cette adresse, qui n’a jamais été confirmé. Pour le protéger, nous l’avons déconnecté de tous les appareils, et son ancien mot de passe ne fonctionne plus.

Pour utiliser ce compte, choisissez un nouveau mot de passe.`,
    button: 'Choisir un nouveau mot de passe',
    note: 'Si vous n’avez pas créé ce compte, vous n’avez rien à faire. Personne ne peut s’y connecter.',
  },
};

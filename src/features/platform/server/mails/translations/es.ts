// The emails of one language are one list, to be read from top to bottom.
import type { PlatformTexts } from './platform-kind.ts';

export const es: PlatformTexts = {
  'platform-welcome': {
    subject: 'Te damos la bienvenida a {{siteName}}',
    heading: 'Te damos la bienvenida',
    body: `Tu cuenta está lista. Inicia sesión con {{email}} y la contraseña que elegiste.

Confirma tu correo electrónico en un plazo de 7 días. Después podrás crear un sitio en un minuto: elige un nombre, una dirección y un diseño, y sustituye el contenido de ejemplo por el tuyo.`,
    button: 'Confirmar correo electrónico',
    note: 'Recibes este correo porque se ha creado una cuenta con esta dirección. Si no has sido tú, no la confirmes: restablece la contraseña y elimina la cuenta.',
  },
  'platform-confirm-address': {
    subject: 'Confirma tu correo electrónico para {{siteName}}',
    heading: 'Confirma tu correo electrónico',
    body: `Confirma que {{email}} es tu correo electrónico. El enlace siguiente funciona una sola vez y caduca en 7 días.`,
    button: 'Confirmar correo electrónico',
    note: 'Si no tienes una cuenta con nosotros, puedes ignorar este correo.',
  },
  'platform-already-there': {
    subject: 'Ya tienes una cuenta de {{siteName}}',
    heading: 'Ya tienes una cuenta',
    body: `Alguien ha intentado crear una cuenta con {{email}}, pero ya tienes una. Puedes iniciar sesión con ella.

Si has olvidado tu contraseña, puedes restablecerla.`,
    button: 'Restablecer contraseña',
    note: 'Si no has sido tú, no tienes que hacer nada. Nadie puede iniciar sesión sin tu contraseña.',
  },
  'platform-new-password': {
    subject: 'Restablece tu contraseña de {{siteName}}',
    heading: 'Restablece tu contraseña',
    body: `Hemos recibido una solicitud para restablecer la contraseña de {{email}}.

El enlace siguiente funciona una sola vez y caduca en una hora.`,
    button: 'Elegir una contraseña nueva',
    note: 'Si no lo has solicitado, puedes ignorar este correo. Tu contraseña no cambiará.',
  },
  'platform-password-changed': {
    subject: 'Se ha cambiado tu contraseña de {{siteName}}',
    heading: 'Se ha cambiado tu contraseña',
    body: `La contraseña de {{email}} se acaba de cambiar. Tendrás que iniciar sesión de nuevo en todos tus dispositivos.`,
    note: 'Si no has sido tú, elige una contraseña nueva cuanto antes: {{link}}',
  },
  'platform-two-step-off': {
    subject: 'Verificación en dos pasos desactivada en {{siteName}}',
    heading: 'La verificación en dos pasos está desactivada',
    body: `Hemos desactivado la verificación en dos pasos de tu cuenta {{email}}.

Ahora puedes iniciar sesión solo con tu contraseña. Para mantener tu cuenta protegida, vuelve a activar la verificación en dos pasos.`,
    button: 'Activar la verificación en dos pasos',
    note: 'Si no lo has solicitado, cambia tu contraseña y ponte en contacto con nosotros.',
  },
  'platform-signed-out': {
    subject: 'Se ha cerrado tu sesión en {{siteName}}',
    heading: 'Se ha cerrado tu sesión',
    body: `Se ha restablecido la contraseña de {{email}} en un sitio. Para proteger tu cuenta de {{siteName}} con esta dirección, hemos cerrado su sesión en todos los dispositivos. Su contraseña no ha cambiado.`,
    button: 'Iniciar sesión',
    note: 'Si no has restablecido ninguna contraseña, elige una nueva para tu cuenta de {{siteName}} y para tu correo electrónico.',
  },
  'platform-password-ended': {
    subject: 'Elige una contraseña nueva para {{siteName}}',
    heading: 'Elige una contraseña nueva',
    body: `Has restablecido la contraseña de {{email}} en un sitio. También hay una cuenta de {{siteName}} con esta dirección que nunca se confirmó. Para protegerla, hemos cerrado su sesión en todos los dispositivos y su contraseña anterior ya no funciona.

Para usar esta cuenta, elige una contraseña nueva.`,
    button: 'Elegir una contraseña nueva',
    note: 'Si no creaste esta cuenta, no tienes que hacer nada. Nadie puede iniciar sesión en ella.',
  },
};

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  wrongForDeleting: 'Tu contraseña no es correcta. No se ha eliminado nada.',
  wrongPassword: 'Contraseña incorrecta.',
  onlyOwner:
    'Eres la única persona propietaria de este sitio. Primero transfiere la propiedad o elimina el sitio.',
  signedOutAlready: 'Ya se ha cerrado la sesión de ese dispositivo.',
  wrongCurrent: 'Tu contraseña actual no es correcta. No se ha cambiado nada.',
  tooEasy: 'Esta contraseña es demasiado fácil de adivinar. Usa una más larga o añade palabras sin relación.',
  noAccount: 'No se ha encontrado la cuenta.',
  manySignIns:
    'Demasiados intentos de inicio de sesión. Espera un rato o usa «Contraseña olvidada» para restablecer tu contraseña.',
  manyLinks:
    'Ya te hemos enviado varios enlaces. Revisa la bandeja de entrada y la carpeta de spam o inténtalo más tarde.',
  manyAccounts: 'Se han creado demasiadas cuentas desde tu red. Inténtalo más tarde.',
  manyCodes: 'Demasiados códigos incorrectos. Espera un rato y vuelve a iniciar sesión.',
  manyInvitations: 'Se han enviado demasiadas invitaciones. Inténtalo dentro de una hora.',
  manyTries: 'Demasiados intentos desde tu red. Inténtalo más tarde.',
  emailKnown: 'Ya existe una cuenta con este correo electrónico. Inicia sesión o restablece tu contraseña.',
  emailHasAccount: 'Este correo electrónico ya tiene una cuenta.',
  wrongSignIn: 'El correo electrónico o la contraseña no son correctos. Compruébalos e inténtalo de nuevo.',
  linkUsed: 'Este enlace ya se ha usado o ha caducado. Solicita uno nuevo.',
  tokenUsed: 'Usado, caducado o desconocido.',
  passwordFirst: 'Introduce primero tu contraseña.',
  wrongCode: 'Código incorrecto.',
  codesChange: 'Los códigos cambian cada 30 segundos. Introduce el que muestra ahora tu aplicación.',
  stepExpired: 'Este inicio de sesión ha caducado o ha tenido demasiados intentos. Vuelve a iniciar sesión.',
  codeUsed:
    'Este código no es correcto o ya se ha usado. Los códigos cambian cada 30 segundos: espera al siguiente.',
  passkeyUnknown:
    'Esta llave de acceso no está vinculada a ninguna cuenta de este sitio. Inicia sesión con tu contraseña.',
  passkeyUnread: 'No se ha podido leer esta llave de acceso. Inténtalo de nuevo.',
  passkeyKnown: 'Esta llave de acceso ya se ha añadido.',
  passkeyGone: 'No se ha encontrado la llave de acceso.',
  lastWay: 'Este sitio exige la verificación en dos pasos y este es tu único método. Configura otro primero.',
  wrongNothingChanged: 'Tu contraseña no es correcta. No se ha cambiado nada.',
  codesFirst:
    'Configura los códigos de un solo uso o una llave de acceso antes de crear códigos de recuperación.',
  codesAlreadyOn: 'Los códigos de un solo uso ya están activados. Desactívalos para empezar de nuevo.',
  noInvitation: 'Esta invitación se ha usado, se ha retirado o ha caducado. Pide una nueva.',
  invitationExpired:
    'Esta invitación ha caducado. Las invitaciones son válidas durante 7 días. Pide una nueva a quien te invitó.',
  linkIncomplete: 'El enlace está incompleto. Vuelve a abrirlo desde el correo.',
  missing: 'Falta.',
  choosePassword: 'Elige una contraseña.',
  changedMeanwhile: 'Algo ha cambiado al mismo tiempo. Inténtalo de nuevo.',
  signInAs: 'Primero inicia sesión como {email} y luego acepta la invitación.',
} satisfies Translation<typeof en>;

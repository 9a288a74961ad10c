import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  noSenderEmail:
    'No puedes responder porque el remitente no ha indicado una dirección de correo electrónico.',
  noteGone: 'Esta nota ya se ha eliminado.',
  messageGone: 'Este mensaje ya no existe. Puede que se haya eliminado.',
  oneMessageGone: 'Uno de estos mensajes ya no existe. Actualiza la lista e inténtalo de nuevo.',
  subscriptionGone: 'Esta suscripción ya no existe.',
  oneFormGone: 'Uno de estos formularios ya no existe. Actualiza la lista e inténtalo de nuevo.',
  oneSubscriptionGone: 'Una de estas suscripciones ya no existe. Actualiza la lista e inténtalo de nuevo.',
  noFilesInOrders:
    'Un formulario de pedido no puede pedir archivos. Quita la pregunta sobre archivos o cambia el formulario para que envíe mensajes.',
  stepTitle: 'Título del paso',
  steps: 'Pasos',
  question: 'Pregunta',
  helpText: 'Texto de ayuda',
  placeholder: 'Texto de ejemplo',
  option: 'Opción',
  button: 'Botón',
  sending: 'Envío',
  thankYouMessage: 'Mensaje de agradecimiento',
  automaticReply: 'Respuesta automática',
  subject: 'Asunto',
  message: 'Mensaje',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  alreadyOnStaff: 'Esta persona ya trabaja en tu sitio. Cambia su rol en la lista.',
  invitationGone: 'Esta invitación ya no existe.',
  noLongerOwner: 'Ya no eres propietario de este sitio.',
  alreadyOwner: 'Ya eres propietario de este sitio.',
  ownTwoStep: 'Para desactivar tu propia verificación en dos pasos, ve a «Seguridad» en tu cuenta.',
  onlyOwnersSignOutStaff: 'Solo los propietarios pueden cerrar la sesión de quienes trabajan en este sitio.',
  twoStepYourselfFirst:
    'Activa primero la verificación en dos pasos en tu propia cuenta para no quedarte sin acceso.',
  notOnStaff: 'Esta persona no trabaja en este sitio.',
  accountGone: 'Esta cuenta ya no existe.',
  lastOwner: 'Es el único propietario del sitio. Primero nombra propietario a otra persona.',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  isOffTheList: '{path} se ha quitado de la lista.',
  theListIsEmpty: 'La lista está vacía.',
  pagesNotFound: 'Páginas no encontradas',
  clearList: 'Vaciar la lista',
  addressesThatVisitorsOpenedAnd:
    'Direcciones que los visitantes han abierto y que no existen. No se cuentan los buscadores ni los bots.',
  noMissingPages: 'Ninguna página no encontrada',
  whenVisitorsFollowALink:
    'Cuando los visitantes siguen un enlace que no existe, aparece aquí en unos segundos.',
  address: 'Dirección',
  visits: 'Visitas',
  actions: 'Acciones',
  linkedFrom: 'Enlazada desde {referrer}',
  times: '{count, plural, one {Una vez} many {# veces} other {# veces}}',
  addRedirect: 'Añadir redirección',
  ignore: 'Ignorar',
  enterTheAddressToRedirect: 'Introduce la dirección que quieres redirigir.',
  chooseWhereToRedirectTo: 'Elige adónde redirigir.',
  redirectSaved: 'Redirección guardada.',
  editRedirect: 'Editar redirección',
  redirectFrom: 'Redirigir desde',
  thePartAfterYourDomain: 'La parte que va después de tu dominio. Puedes pegar una dirección completa.',
  cancel: 'Cancelar',
  save: 'Guardar',
  leadsNowhereNow: 'Redirección desde {from} eliminada',
  redirects: 'Redirecciones',
  settings: 'Ajustes',
  sendVisitorsFromOldLinks:
    'Lleva a los visitantes de enlaces antiguos, o de páginas que has quitado, al lugar correcto.',
  yourRedirects: 'Tus redirecciones',
  noRedirectsYet: 'Aún no hay redirecciones',
  whenYouChangeAPages:
    'Cuando cambias la dirección de una página, se añade una redirección automáticamente. Añade aquí otras para enlaces impresos o de otros sitios web.',
  from: 'Origen',
  to: 'Destino',
  notPublishedSoVisitorsDont: 'Sin publicar: los visitantes aún no la ven',
  editRedirectFrom: 'Editar {from}',
  deleteRedirectFrom: 'Eliminar {from}',
  redirectTo: 'Redirigir a',
  oldPage: '/pagina-antigua.html',
  newPage: '/pagina-nueva',
  chooseFromTheSite: 'Elegir del sitio web',
} satisfies Translation<typeof en>;

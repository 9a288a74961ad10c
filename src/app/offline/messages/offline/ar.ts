import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  offline: 'أنت غير متصل بالإنترنت',
  mayBeOld: 'أنت غير متصل بالإنترنت. قد لا تكون هذه الصفحة محدّثة.',
  notHere: 'هذه الصفحة غير متاحة من دون اتصال. لا يزال بإمكانك قراءة الصفحات التي زرتها من قبل.',
  tryAgain: 'إعادة المحاولة',
} satisfies Translation<typeof en>;

// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote = 'وصلتك هذه الرسالة لأن طلبًا أُجري بهذا البريد الإلكتروني لدى {{siteName}}.';
const viewOrder = 'عرض الطلب';

const parcel = `{{#tracking}}

رقم التتبّع: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[تتبّع الشحنة]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**المكان والوقت:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

إذا كان لديك سؤال عن البقية (العدد: {{more}})، فيُرجى الرد على هذه الرسالة.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

العدد: {{people}}

{{/people}}

{{#whenYours}}

بتوقيت منطقتك: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

يمكنك تغيير الموعد أو الإلغاء حتى {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

يمكنك تغيير الموعد حتى {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

يمكنك الإلغاء حتى {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

المبلغ المستحق عند الحضور: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'إدارة الحجز',
  note: 'وصلتك هذه الرسالة لأن حجزًا أُجري بهذا البريد الإلكتروني لدى {{siteName}}.',
};
const waits = 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني مدرج في قائمة انتظار لدى {{siteName}}.';

export const ar: MailTranslation = {
  welcome: {
    subject: 'مرحبًا بك في {{siteName}}',
    heading: 'مرحبًا بك',
    body: `حسابك لدى {{siteName}} جاهز. سجّل الدخول بالبريد {{email}} وكلمة المرور التي اخترتها.

بياناتك وعناوينك محفوظة في حسابك للمرة القادمة.`,
    button: 'الانتقال إلى حسابي',
    note: 'وصلتك هذه الرسالة لأن حسابًا أُنشئ بهذا البريد الإلكتروني لدى {{siteName}}. إذا لم تكن أنت من أنشأه، فأعد تعيين كلمة المرور واحذف الحساب.',
  },
  reset: {
    subject: 'إعادة تعيين كلمة مرورك لدى {{siteName}}',
    heading: 'إعادة تعيين كلمة المرور',
    body: `تلقينا طلبًا لإعادة تعيين كلمة مرور الحساب {{email}} لدى {{siteName}}.

يعمل الرابط أدناه مرة واحدة وتنتهي صلاحيته بعد ساعة.`,
    button: 'إعادة تعيين كلمة المرور',
    note: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
  },
  'password-changed': {
    subject: 'تم تغيير كلمة مرورك لدى {{siteName}}',
    heading: 'تم تغيير كلمة مرورك',
    body: `تم للتو تغيير كلمة مرور الحساب {{email}} لدى {{siteName}}، وتم تسجيل الخروج من جميع الأجهزة.

إذا كنت أنت من غيّرها، فلا داعي لفعل أي شيء. وإلا فعيّن كلمة مرور جديدة على الفور.`,
    button: 'لم أكن أنا',
    note: 'وصلتك هذه الرسالة لأن لديك حسابًا لدى {{siteName}}.',
  },
  'new-device': {
    subject: 'تسجيل دخول جديد إلى {{siteName}}',
    heading: 'تسجيل دخول جديد إلى حسابك',
    body: `تم للتو تسجيل الدخول إلى حسابك {{email}} لدى {{siteName}} من جهاز جديد: {{device}}، عنوان IP: {{address}}.

إذا كنت أنت، فلا داعي لفعل أي شيء.`,
    button: 'مراجعة حسابي',
    note: 'إذا لم تكن أنت، فغيّر كلمة مرورك الآن وسجّل الخروج من جميع الأجهزة الأخرى.',
  },
  'two-step-off': {
    subject: 'تم إيقاف التحقق بخطوتين لدى {{siteName}}',
    heading: 'التحقق بخطوتين متوقف',
    body: `أوقفنا التحقق بخطوتين لحسابك {{email}} وسجّلنا خروجك من جميع الأجهزة.

يمكنك الآن تسجيل الدخول بكلمة المرور وحدها. للحفاظ على أمان حسابك، فعّل التحقق بخطوتين مجددًا.`,
    button: 'تفعيل التحقق بخطوتين',
    note: 'إذا لم تطلب ذلك، فغيّر كلمة مرورك وتواصل مع {{siteName}}.',
  },
  invitation: {
    subject: 'دعوة من {{inviter}} إلى {{siteName}}',
    heading: 'وصلتك دعوة',
    body: `تلقّيت دعوة من {{inviter}} للعمل على {{siteName}}. دورك: {{roleName}}. {{roleSays}}. يعمل الرابط أدناه مرة واحدة وتنتهي صلاحيته بعد 7 أيام.`,
    button: 'قبول الدعوة',
    note: 'إذا لم تكن تتوقع هذه الدعوة، فيمكنك تجاهل هذه الرسالة.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'شكرًا لك',
    body: '{{text}}',
    note: 'وصلتك هذه الرسالة لأن نموذجًا أُرسل ببريدك الإلكتروني لدى {{siteName}}. إذا لم تكن أنت من أرسله، فيمكنك تجاهلها.',
  },
  'message-answer': {
    subject: 'رد: {{formName}} ({{siteName}})',
    heading: 'رد على رسالتك',
    body: '{{answer}}',
    note: 'وصلتك هذه الرسالة لأنك راسلت {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'أكّد اشتراكك في نشرة {{siteName}}',
    heading: 'أكّد اشتراكك',
    body: `تم الاشتراك بهذا البريد الإلكتروني في النشرة الإخبارية لدى {{siteName}}.

اضغط على الزر للتأكيد. تنتهي صلاحية الرابط بعد أسبوع.`,
    button: 'تأكيد الاشتراك',
    note: 'إذا لم تشترك، فيمكنك تجاهل هذه الرسالة ولن نراسلك مجددًا. يمكنك [إلغاء الاشتراك]({{leaveLink}}) في أي وقت.',
  },
  'comment-confirm': {
    subject: 'أكّد تعليقك في {{siteName}}',
    heading: 'أكّد تعليقك',
    body: `كُتب تعليق في {{siteName}} بهذا البريد الإلكتروني.

اضغط على الزر لتأكيده. تنتهي صلاحية الرابط بعد أسبوع.`,
    button: 'تأكيد التعليق',
    note: 'إذا لم تكتب هذا التعليق، فيمكنك تجاهل هذه الرسالة، ولن يُنشر.',
  },
  'comment-reply': {
    name: 'رد على تعليق',
    subject: 'ردّ {{name}} على تعليقك في {{siteName}}',
    heading: 'رد على تعليقك',
    body: `ردّ {{name}} على تعليقك على «{{entry}}»:

{{reply}}`,
    button: 'عرض الرد',
    note: 'وصلتك هذه الرسالة لأن تعليقًا كُتب بهذا البريد الإلكتروني في {{siteName}}.',
  },
  'review-ask': {
    name: 'السؤال عن رسائل الردود',
    subject: 'تعليقك على «{{page}}» في {{siteName}}',
    heading: 'جديد بشأن تعليقك',
    body: `تفاعل فريق {{siteName}} مع تعليق كُتب بهذا البريد الإلكتروني على مسودة «{{page}}».

افتح المعاينة لقراءة الرد. ويمكنك هناك أيضًا تفعيل رسائل الردود التالية. لن نرسل رسائل أخرى من دون موافقتك.`,
    button: 'فتح المعاينة',
    note: 'إذا لم تكتب التعليق، فيمكنك تجاهل هذه الرسالة. ولن تصلك رسائل أخرى بشأن هذه المعاينة.',
  },
  'review-replies': {
    name: 'الردود على التعليقات على مسودة',
    subject: 'ردود على «{{page}}» في {{siteName}}',
    heading: 'ردود جديدة على تعليقاتك',
    body: `إليك الجديد بشأن تعليقاتك على مسودة «{{page}}»:

{{comments}}`,
    button: 'فتح المعاينة',
    note: 'وصلتك هذه الرسالة لأنك فعّلت رسائل الردود. يمكنك إيقافها في المعاينة.',
  },
  'order-placed': {
    subject: 'استلمنا الطلب {{orderNumber}}',
    heading: 'شكرًا لطلبك',
    body: `استلمنا طلبك {{orderNumber}}، وحجزنا لك منتجاته إلى حين الدفع.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

عنوان التوصيل: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'طلباتك لدى {{siteName}}',
    heading: 'شكرًا لطلباتك',
    body: `استلمنا طلباتك المُرسلة ببريدك الإلكتروني ({{count}}). افتح أي طلب لمعرفة محتوياته وطريقة دفعه.

{{items}}

${more}`,
    note: 'وصلتك هذه الرسالة لأن طلبات أُجريت بهذا البريد الإلكتروني لدى {{siteName}}. إذا لم تكن طلباتك، فلا داعي لفعل أي شيء.',
  },
  'order-paid': {
    subject: 'تم تأكيد الطلب {{orderNumber}}',
    heading: 'شكرًا لطلبك',
    body: `استلمنا دفعتك للطلب {{orderNumber}}.

{{items}}

{{#address}}

عنوان التوصيل: {{address}}. سنراسلك عندما يصبح طلبك في الطريق إليك.

{{/address}}

{{#collected}}

سنراسلك عندما يصبح طلبك جاهزًا للاستلام.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'طلبك {{orderNumber}} في الطريق إليك',
    heading: 'طلبك في الطريق إليك',
    body: `تم شحن جميع منتجات طلبك {{orderNumber}}.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'جزء من طلبك {{orderNumber}} في الطريق إليك',
    heading: 'جزء من طلبك في الطريق إليك',
    body: `تم شحن بعض منتجات طلبك {{orderNumber}}. سنراسلك عند شحن البقية.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'طلبك {{orderNumber}} جاهز للاستلام',
    heading: 'طلبك جاهز للاستلام',
    body: `طلبك {{orderNumber}} جاهز. يُرجى إحضار رقم الطلب عند الاستلام.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'جزء من طلبك {{orderNumber}} جاهز للاستلام',
    heading: 'جزء من طلبك جاهز للاستلام',
    body: `بعض منتجات طلبك {{orderNumber}} جاهزة. يُرجى إحضار رقم الطلب عند الاستلام. سنراسلك عندما تصبح البقية جاهزة.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'استرداد مبلغ لطلبك {{orderNumber}}',
    heading: 'أجرينا عملية استرداد',
    body: `رددنا مبلغ {{amount}} عن طلبك {{orderNumber}} إلى طريقة الدفع الأصلية. قد يستغرق ظهوره في حسابك البنكي ما يصل إلى 10 أيام.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'تم إلغاء طلبك {{orderNumber}}',
    heading: 'تم إلغاء طلبك',
    body: `تم إلغاء طلبك {{orderNumber}}.

{{#amount}}

رددنا مبلغ {{amount}} إلى طريقة الدفع الأصلية. قد يستغرق ظهوره في حسابك البنكي ما يصل إلى 10 أيام.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'تنزيلك من {{siteName}}',
    heading: 'تنزيلك جاهز',
    body: 'ملفات طلبك {{orderNumber}} جاهزة للتنزيل. استخدم الرابط أدناه لفتح طلبك.',
    button: 'تنزيل',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'إلغاء طلبك {{orderNumber}}',
    heading: 'رابط إلغاء طلبك',
    body: 'يفتح الرابط أدناه طلبك {{orderNumber}}. يمكنك هناك اختيار ما تريد إرجاعه ثم التأكيد.',
    button: 'إلغاء طلبي',
    note: 'وصلتك هذه الرسالة لأن هذا الرابط طُلب لدى {{siteName}} برقم طلبك وبريدك الإلكتروني. إذا لم تكن أنت من طلبه، فلا داعي لفعل أي شيء.',
  },
  'withdrawal-received': {
    subject: 'إلغاء طلبك {{orderNumber}}',
    heading: 'استلمنا طلب الإلغاء',
    body: `في {{at}}، ألغيت هذه المنتجات من طلبك {{orderNumber}}:

{{withdrawn}}

{{#note}}

كتبت: {{note}}

{{/note}}

إذا كنت قد استلمت المنتجات، فيُرجى إعادتها خلال 14 يومًا. بعد ذلك سنردّ إليك المبلغ.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'طلباتك الملغاة لدى {{siteName}}',
    heading: 'استلمنا طلبات الإلغاء',
    body: `ألغيت {{count}}. إليك ما ألغيته ووقت استلامنا لكل إلغاء:

{{items}}

${more}

يُرجى إعادة ما وصلك من منتجات خلال 14 يومًا. بعد ذلك سنردّ إليك المبلغ.`,
    note: 'وصلتك هذه الرسالة لأن طلبات بهذا البريد الإلكتروني أُلغيت لدى {{siteName}}. إذا لم تكن طلباتك، فلا داعي لفعل أي شيء.',
  },
  'cart-left': {
    name: 'تذكير بالسلة',
    subject: 'تركت منتجات في سلتك لدى {{siteName}}',
    heading: 'هل ما زلت تفكر؟',
    body: `تركت هذه المنتجات في سلتك. لم يُخصم منك أي مبلغ.

{{items}}`,
    button: 'العودة إلى السلة',
    note: 'وصلتك هذه الرسالة لمرة واحدة لأنك تركت سلة بهذا البريد الإلكتروني لدى {{siteName}}.',
  },
  'booking-requested': {
    subject: 'طلب حجز: {{service}} لدى {{siteName}}',
    heading: 'استلمنا طلبك',
    body: `${facts}

نحتفظ لك بهذا الموعد. ستصلك رسالة أخرى فور تأكيده.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'تم تأكيد الحجز: {{service}}، {{when}}',
    heading: 'تم تأكيد حجزك',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'لا يمكننا تأكيد حجزك: {{service}}، {{when}}',
    heading: 'عذرًا، لا يمكننا تأكيد حجزك',
    body: `يتعذّر علينا قبول حجزك: {{service}}، {{when}}.

${reason}

{{#refund}}

رددنا مبلغ {{refund}} إلى طريقة الدفع الأصلية.

{{/refund}}`,
    ...guest,
    button: 'اختيار موعد آخر',
  },
  'booking-moved': {
    subject: 'تم تغيير موعد الحجز: {{service}}، {{when}}',
    heading: 'موعد جديد لحجزك',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'تم إلغاء الحجز: {{service}}، {{when}}',
    heading: 'تم إلغاء حجزك',
    body: `${facts}

${reason}

{{#refund}}

رددنا مبلغ {{refund}} إلى طريقة الدفع الأصلية. قد يستغرق ظهوره في حسابك البنكي ما يصل إلى 10 أيام.

{{/refund}}`,
    ...guest,
    button: 'عرض الحجز',
  },
  'booking-reminder': {
    subject: 'تذكير: {{service}}، {{when}}',
    heading: 'نراك قريبًا',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'حجوزاتك لدى {{siteName}}',
    heading: 'حجوزاتك',
    body: `إليك جديد حجوزاتك المُجراة ببريدك الإلكتروني ({{count}}). افتح أي حجز لعرض تفاصيله أو تغيير موعده أو إلغائه.

{{items}}

${more}`,
    note: 'وصلتك هذه الرسالة لأن حجوزات أُجريت بهذا البريد الإلكتروني لدى {{siteName}}. إذا لم تكن حجوزاتك، فلا داعي لفعل أي شيء.',
  },
  'waiting-joined': {
    subject: 'أنت في قائمة الانتظار: {{service}}، {{when}}',
    heading: 'أنت في قائمة الانتظار',
    body: `${facts}

إذا توفّر مكان وحان دورك، فسنراسلك ونحتفظ به لك لبعض الوقت.`,
    button: 'عرض قائمة الانتظار أو مغادرتها',
    note: 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُضيف إلى قائمة انتظار لدى {{siteName}}. إذا لم تكن أنت من أضافه، فاستخدم الرابط لمغادرة القائمة.',
  },
  'waiting-offer': {
    subject: 'يتوفر مكان: {{service}}، {{when}}',
    heading: 'يتوفر مكان لك',
    body: `${facts}

نحتفظ به لك حتى {{heldUntil}}. بعد ذلك نعرضه على الشخص التالي.`,
    button: 'حجز هذا المكان',
    note: waits,
  },
  'waiting-moved': {
    subject: 'موعد جديد: {{service}}، {{when}}',
    heading: 'تغيّر الموعد',
    body: `${facts}

هذا هو الموعد الجديد. ما زلت في قائمة الانتظار: إذا توفّر مكان وحان دورك، فسنراسلك.

إذا لم يناسبك الموعد الجديد، فاستخدم الرابط في رسالتنا الأولى لمغادرة القائمة.`,
    button: 'عرض مواعيد أخرى',
    note: waits,
  },
  'waiting-ended': {
    subject: 'تم الإلغاء: {{service}}، {{when}}',
    heading: 'تم إلغاء هذا الموعد',
    body: `${facts}

كنت في قائمة الانتظار لهذا الموعد. تم إلغاؤه، لذا أزلناك من القائمة. ليس لديك أي حجز، ولا يوجد ما يلزم دفعه.`,
    button: 'عرض مواعيد أخرى',
    note: 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني كان مدرجًا في قائمة انتظار لدى {{siteName}}.',
  },
};

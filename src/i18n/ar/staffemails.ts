import type { staffemails as english } from '../en/staffemails.ts'
import type { Translated } from '../icu-types.ts'

export const staffemails = {
  invitedSubject: 'دعوة للعمل مع {brand}',
  invited: 'يدعوك {by} إلى الانضمام إلى فريق {brand}.',
  invitedRole:
    'دورك: {role, select, agent {موظف حجوزات، للحجوزات والطلبات والاستفسارات} editor {محرر، للفنادق والأسعار والصفحات} manager {مدير، لكل الأقسام، ومنها شؤون الفريق والإعدادات} other {عضو في الفريق}}.',
  invitedUntil: 'يعمل الرابط مرة واحدة ولمدة ثلاثة أيام. وإن كان لهذا العنوان حساب فستنضم به.',
  invitedNotYou: 'إن لم تكن تنتظر دعوة فلا حاجة إلى أي إجراء.',
  invitedOpen: 'عرض الدعوة',

  factorSubject: 'أُزيل التحقق بخطوتين من حسابك في موقع {brand}',
  factor: 'أزال {by} التحقق بخطوتين من حسابك، وسُجّل خروجك من جميع أجهزتك.',
  factorNext: 'سجّل الدخول بكلمة مرورك ثم فعّل التحقق بخطوتين من جديد. ولم تعد الرموز ورموز الاسترداد السابقة صالحة.',
  factorNotYou: 'إن لم تطلب ذلك فتواصل مع مدير آخر فورًا وعيّن كلمة مرور جديدة.',

  receivedSubject: 'وصلتنا رسالتك {receipt}',
  received: 'شكرًا لمراسلتنا. رقم رسالتك {receipt}.',
  receivedWithin: 'شكرًا لمراسلتنا. رقم رسالتك {receipt}، وسنجيب عنها {within}.',
  receivedNotYou: 'إن لم تراسلنا فقد أخطأ أحدهم في كتابة عنوانه، ولا يلزمك فعل شيء.',

  messageSubject: '{reference}: رسالة من {guest}',
  message: 'رسالة من {guest} بشأن الحجز {reference}، «{about}».',

  taxSubject: 'الفوترة الإلكترونية: إجراء مطلوب منك',
  taxWork:
    '{work, select, tax_certificate {تنتهي يوم {until} شهادتك التي تُوقَّع بها الفواتير والإشعارات الدائنة لهيئة الضريبة. سجّل الموقع من جديد قبل ذلك، وإلا تعذّر إبلاغ الهيئة.} rejected_documents {عدد المستندات التي رفضتها هيئة الضريبة: {count}. تجد السبب في الصفحة أدناه؛ صحّحها ثم أعد الإبلاغ.} unreported_documents {عدد المستندات التي لم تُبلَّغ بها هيئة الضريبة منذ أكثر من 12 ساعة: {count}. والمهلة يوم واحد. تجد في الصفحة أدناه ما ردّت به الهيئة.} other {}}',
  taxOpen: 'فتح الفوترة الإلكترونية',

  answerSubject: 'ردّنا على رسالتك {receipt} إلى {brand}',
  answerAgain: 'مراسلتنا مرة أخرى',
  answerTo: 'رسالتك {receipt}',

  officeSubject: '{what} – {about} ({reference})',
  officeSoonSubject: '{when} · {what} – {about} ({reference})',
  officeAndMore:
    '{subject}{count, plural, zero {} one {، وخبر آخر} two {، وخبران آخران} few {، و# أخبار أخرى} many {، و# خبرًا آخر} other {، و# خبر آخر}}',
  officeManySubject: 'جديد الحجوزات والرسائل: {count}',
  officeSummarySubject:
    'ملخص {date}: {count, plural, zero {لا جديد} one {حجز أو رسالة} two {حجزان أو رسالتان} few {# حجوزات ورسائل} many {# حجزًا ورسالة} other {# حجز ورسالة}}',
  officeMessage: 'رسالة من {name} ({receipt})',
  officeMessageText: 'رسالة من {name} عبر صفحة التواصل: {topic}.',
  officeMany:
    '{count, plural, zero {لا جديد.} one {جديد حجز واحد أو رسالة واحدة.} two {جديد حجزين أو رسالتين.} few {جديد # حجوزات ورسائل.} many {جديد # حجزًا ورسالة.} other {جديد # حجز ورسالة.}}',
  officeMore:
    '{count, plural, zero {} one {وفي قائمة الحجوزات حجز آخر فيه جديد.} two {وفي قائمة الحجوزات حجزان آخران فيهما جديد.} few {وفي قائمة الحجوزات # حجوزات أخرى فيها جديد.} many {وفي قائمة الحجوزات # حجزًا آخر فيها جديد.} other {وفي قائمة الحجوزات # حجز آخر فيها جديد.}}',
  officeChoose: 'اختيار ما تُبلَّغ به وموعده',
  officeSoon: 'الموعد قريب: {when}.',
  officeDay: '{day, select, today {اليوم} tomorrow {غدًا} begun {جارٍ الآن} other {{date}}}',
  officeHappened: 'الجديد',
  officeBegins: 'الموعد',
  officeGuestPhone: 'هاتف الضيف',
  officeOpen: 'فتح الحجز',
  officeOpenAll: 'فتح قائمة الحجوزات',
  officeFooter: 'هذه الرسالة للمكتب وفريق {brand}، ولا تُقرأ الردود عليها.',
  officeLinks: 'روابط',
  officeOpenMessage: 'فتح الرسالة',
  happened_held: 'حجز جديد بانتظار الدفع',
  happened_booked: 'حجز جديد',
  happened_confirmed: 'تأكّد الحجز',
  happened_requested: 'طلب جديد',
  happened_guest_asked: 'طُلب من الضيف الرد',
  happened_guest_answered: 'ردّ الضيف، والدور عليكم',
  happened_offer_accepted: 'قبل الضيف العرض',
  happened_document_sent: 'أرسل الضيف وثيقة',
  happened_rejected: 'لم يُقبل',
  happened_expired: 'انتهت مهلته بلا رد',
  happened_cancelled: 'أُلغي',
  happened_unpaid: 'لم يُدفع في الموعد فسقط الحجز',
  happened_released: 'تُرك قبل الدفع',
  happened_paid_online: 'دُفع عبر الإنترنت',
  happened_paid_returned: 'دُفع عبر الإنترنت وأُعيد لانتفاء الحاجة إليه',
  happened_payment_problem: 'دفعة بمبلغ أو عملة مختلفة تحتاج إلى مراجعة',
  happened_paid_by_hand: 'سُجّلت دفعة',
  happened_payment_reversed: 'أُلغي تسجيل دفعة',
  happened_refunded: 'أُعيد مبلغ',
  happened_refunded_by_hand: 'أُعيد مبلغ يدويًا',
  happened_instalment_overdue: 'قسط تأخر سداده',
  happened_to_prepay: 'الدفع عبر الإنترنت بدلًا من الدفع عند الوصول',
  happened_to_arrival: 'الدفع عند الوصول بدلًا من الدفع عبر الإنترنت',
  happened_changed: 'تغيّر الحجز',
  happened_names_changed: 'تغيّرت أسماء الضيوف',
  happened_dates_changed: 'تغيّرت التواريخ',
  happened_change_asked: 'يطلب الضيف تغييرًا',
  happened_change_withdrawn: 'تراجع الضيف عن التغيير',
  happened_change_lapsed: 'لم يُدفع التغيير أو لم يُردّ عليه في الموعد',
  happened_message: 'رسالة من الضيف',
} as const satisfies Translated<typeof english>

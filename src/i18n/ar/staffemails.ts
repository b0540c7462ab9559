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
} as const satisfies Translated<typeof english>

import type { conversation as english } from '../en/conversation.ts'
import type { Translated } from '../icu-types.ts'

export const conversation = {
  title: 'رسائل الحجز {reference}',
  section: 'الرسائل',
  intro: 'اكتب إلينا بشأن هذا الحجز: طلب أو سؤال أو وثيقة. نرد عليك هنا وبالبريد الإلكتروني.',
  none: 'لا رسائل بعد.',
  you: 'أنت',
  provider: 'مقدّم الخدمة',
  traveller: 'المسافر',
  byEmail: 'بالبريد الإلكتروني',
  read: 'قُرئت',
  notRead: 'لم تُقرأ بعد',
  label: 'رسالتك',
  file: 'ملف (اختياري)',
  fileHint: 'ملف PDF أو صورة JPEG أو PNG أو WebP، حتى 5\u00a0ميغابايت',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسلت رسالتك.',
  openFile: 'الملف {number}',
  refused:
    '{count, plural, zero {} one {لم يُقبل ملف واحد.} two {لم يُقبل ملفان.} few {لم تُقبل # ملفات.} many {لم يُقبل # ملفًا.} other {لم يُقبل # ملف.}}',
  closed: 'أُغلقت رسائل هذا الحجز. تواصل معنا إن احتجت إلى شيء.',
  back: 'العودة إلى الحجز',
  unread:
    '{count, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
  list: 'المحادثة',
  oldest: 'أقدم رسالة',
  waitingTitle: 'رسائل المسافرين غير المقروءة',
  markRead: 'تعليمها مقروءة',
} as const satisfies Translated<typeof english>

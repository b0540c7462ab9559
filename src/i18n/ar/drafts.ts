import type { drafts as english } from '../en/drafts.ts'
import type { Translated } from '../icu-types.ts'

export const drafts = {
  newItem: 'جديد: {kind}',
  newText: 'لا يُحفظ شيء قبل أن تحفظه أول مرة.',
  delete: 'حذف المسودة',
  deleteText: 'لم تُنشر هذه المسودة على الموقع قط. تُحذف مع سجلها ولا يمكن استرجاعها.',
  deleteConfirm: 'حذف هذه المسودة نهائيًا',
  deleted: 'حُذفت المسودة',
  stays: 'لا يمكن إزالة هذا عن الموقع، فقد ترتبط به حجوزات أو أسعار أو عناصر أخرى.',

  signedOutTitle: 'انتهت جلستك',
  signedOutText: 'لم يُحفظ شيء بعد، وكل ما كتبته ما زال هنا. سجّل الدخول من جديد في نافذة أخرى، ثم احفظ مرة أخرى.',
  signIn: 'تسجيل الدخول في نافذة جديدة',
  notSentTitle: 'تعذّر الإرسال',
  notSentText: 'لا اتصال بالإنترنت، أو أن الموقع لا يستجيب. كل ما كتبته ما زال هنا. احفظ مرة أخرى بعد قليل.',
  copyTitle: 'لم تُحفظ تغييرات {when}',
  copyText: 'احتفظ هذا المتصفح بما كتبته. استرجعه، أو تابع بما هو محفوظ.',
  copyRestore: 'استرجاعه',
  copyDiscard: 'تجاهله',
  copyRestored: 'عاد ما كتبته، ولم يُحفظ بعد.',
} as const satisfies Translated<typeof english>

import type { providers as english } from '../en/providers.ts'
import type { Translated } from '../icu-types.ts'

export const providers = {
  title: 'مزودو الخدمة',
  text: 'جهات الدفع والرسائل. تُضبط مفاتيحها على الخادم ولا تُعرض أبدًا.',
  provider: 'المزوّد',
  forWhat: 'الغرض',
  configured: 'مضبوط',
  inUse: 'قيد الاستخدام',
  yes: 'نعم',
  no: 'لا',
  purpose: '{purpose, select, payments {المدفوعات} mail {البريد} texts {الرسائل النصية} files {الصور} other {}}',
} as const satisfies Translated<typeof english>

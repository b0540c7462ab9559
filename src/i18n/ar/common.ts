import type { common as english } from '../en/common.ts'
import type { Translated } from '../icu-types.ts'

export const common = {
  change: 'تغيير',
  close: 'إغلاق',
  done: 'تم',
  register: 'إنشاء حساب',
  remove: 'إزالة',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',

  copied: 'تم النسخ',
  copyFailed: 'لا يسمح متصفحك بالنسخ في هذه الصفحة.',
  optional: 'اختياري',
  yes: 'نعم',
  no: 'لا',

  total: 'الإجمالي',
  free: 'مجانًا',
  priceFrom: 'ابتداءً من {price}',
  cancellation_free: 'إلغاء مجاني',
  freeCancellationUntil: 'إلغاء مجاني حتى {until}',
  cancellation_partial: 'قابل للاسترداد جزئيًا',
  cancellation_none: 'غير قابل للاسترداد',

  home: 'الرئيسية',
  backToHome: 'العودة إلى الرئيسية',
  breadcrumbs: 'مسار التصفح',
  pagination: 'صفحات النتائج',
  pageOf: 'الصفحة {page, number} من {pages, number}',
  nextPage: 'الصفحة التالية',
  previousPage: 'الصفحة السابقة',
  sortBy: 'الترتيب',

  nights: '{count, plural, zero {لا ليالي} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  days: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  guests: '{count, plural, zero {لا ضيوف} one {ضيف واحد} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  adults: '{count, plural, zero {لا بالغين} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}',
  children: '{count, plural, zero {لا أطفال} one {طفل واحد} two {طفلان} few {# أطفال} many {# طفلًا} other {# طفل}}',
  rooms: '{count, plural, zero {لا غرف} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',

  dateForms: 'مثل 30/11/2026 أو 10 رمضان 1448\u00a0هـ',
} as const satisfies Translated<typeof english>

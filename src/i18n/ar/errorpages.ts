import type { errorpages as english } from '../en/errorpages.ts'
import type { Translated } from '../icu-types.ts'

export const errorpages = {
  pageNotFound: 'الصفحة غير موجودة',
  pageNotFoundText: 'لا توجد صفحة على العنوان {path}. ربما نُقلت، أو أن العنوان غير صحيح.',
  productNotFoundText:
    '{list, select, hotels {لا يوجد فندق على العنوان {path}. ربما لم يعد معروضًا} packages {لا توجد باقة على العنوان {path}. ربما لم تعد معروضة} services {لا توجد خدمة على العنوان {path}. ربما لم تعد معروضة} other {}}، أو أن العنوان غير صحيح.',
  tooLarge: 'الحجم أكبر من أن يُرسل',
  tooLargeText: 'لم يتغيّر شيء. ارجع واختر ملفًا أصغر، أو اختصر النص.',
  unavailable: 'الخدمة غير متاحة حاليًا',
  unavailableText: 'لم يضِع شيء. حاول مرة أخرى بعد لحظات.',
  tooMany: 'طلبات كثيرة',
  tooManyText: 'وصلتنا من شبكتك طلبات كثيرة. انتظر لحظة ثم تابع، ولم يضِع شيء.',
  serverError: 'خطأ داخلي في الخادم',
  somethingWrongText: 'الخطأ من جانبنا، وقد سجّلناه. حاول مرة أخرى، أو عد إلى الصفحة الرئيسية.',
  errorReference: 'إذا تواصلت معنا بشأنه فاذكر هذا الرقم المرجعي: {reference}',
  searchNow: 'بحث',
} as const satisfies Translated<typeof english>

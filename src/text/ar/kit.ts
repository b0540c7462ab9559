import type { kit as english } from '../en/kit.ts'
import type { Translated } from '../icu-types.ts'

export const kit = {
  removeFilter: 'إزالة عامل التصفية {filter}',
  zoomIn: 'تقريب الخريطة',
  zoomOut: 'تبعيد الخريطة',
  wholeMap: 'عرض الخريطة كاملة',
  streetMap: 'عرض خريطة الشوارع',
  streetMapNote: 'تأتي صورها من {host}، فيظهر له عنوان جهازك على الإنترنت.',
  drawnMap: 'العودة إلى الخريطة المرسومة',
  streetMapFailed: 'تعذّر عرض خريطة الشوارع الآن، أما الخريطة المرسومة فباقية هنا.',
} as const satisfies Translated<typeof english>

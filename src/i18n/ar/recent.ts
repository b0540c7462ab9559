import type { recent as english } from '../en/recent.ts'
import type { Translated } from '../icu-types.ts'

export const recent = {
  title: 'آخر عمليات البحث',
  remove: 'إزالة {search} من آخر عمليات البحث',
  removed: 'أُزيل {search}.',
  clear: 'مسح الكل',
  cleared: 'مُسحت آخر عمليات البحث.',
} as const satisfies Translated<typeof english>

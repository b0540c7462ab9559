import type { birth as english } from '../en/birth.ts'
import type { Translated } from '../icu-types.ts'

export const birth = {
  day: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  partsHint: 'مثل 27 3 1955، أو بالهجري 2 8 1374.',
} as const satisfies Translated<typeof english>

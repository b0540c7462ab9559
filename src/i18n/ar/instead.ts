import type { instead as english } from '../en/instead.ts'
import type { Translated } from '../icu-types.ts'

export const instead = {
  other_stay: 'فنادق مشابهة في تواريخك',
  other_package: 'باقات مشابهة',
  other_service: 'خدمات مشابهة',
  take: 'اختيار',
  takeOf: 'اختيار البديل: {name}',
} as const satisfies Translated<typeof english>

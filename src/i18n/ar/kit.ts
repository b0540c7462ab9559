import type { kit as english } from '../en/kit.ts'
import type { Translated } from '../icu-types.ts'

export const kit = {
  removeFilter: 'إزالة عامل التصفية {filter}',
} as const satisfies Translated<typeof english>

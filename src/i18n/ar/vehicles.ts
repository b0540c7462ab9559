import type { vehicles as english } from '../en/vehicles.ts'
import type { Translated } from '../icu-types.ts'

export const vehicles = {
  option:
    '{count, plural, zero {{option}} one {{option}} two {مركبتان: {option}} few {# مركبات: {option}} many {# مركبة: {option}} other {# مركبة: {option}}}',
} as const satisfies Translated<typeof english>

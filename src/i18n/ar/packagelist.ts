import type { packagelist as english } from '../en/packagelist.ts'
import type { Translated } from '../icu-types.ts'

/** The number of packages found, and the list without any. */
export const packagelist = {
  found:
    '{count, plural, zero {لا باقات مفتوحة للحجز} one {باقة واحدة مفتوحة للحجز} two {باقتان مفتوحتان للحجز} few {# باقات مفتوحة للحجز} many {# باقة مفتوحة للحجز} other {# باقة مفتوحة للحجز}}',
  nothing: 'لا باقات تطابق بحثك',
  nothingText: 'أزل أحد عوامل التصفية لترى المزيد:',
  nothingAtAll: 'لا مواعيد مفتوحة للحجز الآن. أخبرنا بما تنوي.',
  nothingWithin: 'لا مواعيد مفتوحة للحجز الآن. أخبرنا بما تنوي نُجِبْك {within}.',
  without:
    '{count, plural, zero {من دون «{filter}»: لا باقات} one {من دون «{filter}»: باقة واحدة} two {من دون «{filter}»: باقتان} few {من دون «{filter}»: # باقات} many {من دون «{filter}»: # باقة} other {من دون «{filter}»: # باقة}}',
  planTrip: 'أخبرنا بخطتك',
} as const satisfies Translated<typeof english>

import type { providertexts as english } from '../en/providertexts.ts'
import type { Translated } from '../icu-types.ts'

export const providertexts = {
  homeTitle: 'فنادق وباقات وخدمات',
  homeDescription: 'كل سعر شامل الضرائب والرسوم، ومعه آخر موعد للإلغاء المجاني.',
  heroTitle: 'أين تودّ الإقامة؟',
  heroTitleTrip: 'سافِر معنا',
  openingTitle: 'يبدأ الحجز هنا قريبًا',
  openingText: 'نعدّ عروضنا الأولى، ويسعدنا أن تسألنا من الآن.',
  heroText: 'السعر كاملًا بضرائبه ورسومه من اللحظة الأولى.',
  withinHours: 'خلال {count, plural, zero {# ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  withinWorkingDays:
    'خلال {count, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
} as const satisfies Translated<typeof english>

import type { PolicyRow } from '#db/demo/hotels/rates.ts'

/** Cancellation policies of packages and services; hours are counted back from the start. */
export const packagePolicies: PolicyRow[] = [
  {
    code: 'package-30d',
    name: { en: 'Free until 30 days before the start', ar: 'إلغاء مجاني حتى 30 يومًا قبل الانطلاق' },
    windows: [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
      { fromHoursBeforeCheckIn: 720, penalty: { percent: 25 } },
      { fromHoursBeforeCheckIn: 336, penalty: { percent: 50 } },
      { fromHoursBeforeCheckIn: 120, penalty: { percent: 100 } },
    ],
  },
  {
    code: 'package-14d',
    name: { en: 'Free until 14 days before the start', ar: 'إلغاء مجاني حتى 14 يومًا قبل الانطلاق' },
    windows: [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
      { fromHoursBeforeCheckIn: 336, penalty: { percent: 50 } },
      { fromHoursBeforeCheckIn: 72, penalty: { percent: 100 } },
    ],
  },
  {
    code: 'service-24h',
    name: { en: 'Free until 24 hours before', ar: 'إلغاء مجاني حتى 24 ساعة قبل الموعد' },
    windows: [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
      { fromHoursBeforeCheckIn: 24, penalty: { percent: 100 } },
    ],
  },
  {
    code: 'service-72h',
    name: {
      en: 'Free until three days before, then half the price',
      ar: 'إلغاء مجاني حتى ثلاثة أيام قبل الموعد، ثم نصف القيمة',
    },
    windows: [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
      { fromHoursBeforeCheckIn: 72, penalty: { percent: 50 } },
      { fromHoursBeforeCheckIn: 12, penalty: { percent: 100 } },
    ],
  },
]

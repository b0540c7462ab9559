import type * as english from '../../en/server/linked-dates.ts'
import type { Translated } from '../../icu-types.ts'

export const linkeddates = {
  passed: 'انقضت تواريخ هذا الرابط: {range}. اختر تواريخ أخرى.',
  departure: 'لم يعد موعد الانطلاق في هذا الرابط متاحًا للحجز. اختر موعدًا آخر.',
  tonight: 'الليلة، ليلة {range}: سجّل وصولك الآن.',
  untilFour:
    'تجاوزت الساعة منتصف الليل. يمكنك حجز هذه الليلة، ليلة {range}، حتى الرابعة فجرًا: اختر {date} تاريخًا للوصول.',
} as const satisfies Translated<typeof english.linkeddates>

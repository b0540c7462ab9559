import type { calendar as english } from '../en/calendar.ts'
import type { Translated } from '../icu-types.ts'

export const calendar = {
  stayDates: 'تاريخا الإقامة',
  oneDate: 'اختر تاريخًا',
  chosen: 'مختار',
  system: 'نوع التقويم',
  gregorian: 'ميلادي',
  hijri: 'هجري',
  checkInDay: 'تسجيل الوصول',
  checkOutDay: 'تسجيل المغادرة',
  inStay: 'ضمن إقامتك',
  closed: 'غير متاح',
  today: 'اليوم',
  ramadan: 'رمضان',
  hajj: 'أيام الحج',
  stay: '{range}: {count, plural, zero {لا ليالي} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  nowCheckIn: 'اختر الآن تاريخ الوصول.',
  nowCheckOut: 'اختر الآن تاريخ المغادرة.',
  keys: 'مفاتيح الأسهم تنقلك بالأيام والأسابيع، ومفتاحا Page Up وPage Down بالأشهر.',
} as const satisfies Translated<typeof english>

import type { calendar as english } from '../en/calendar.ts'
import type { Translated } from '../icu-types.ts'

export const calendar = {
  stayDates: 'تاريخا الإقامة',
  oneDate: 'اختر تاريخًا',
  system: 'نوع التقويم',
  gregorian: 'ميلادي',
  hijri: 'هجري',
  checkInDay: 'الوصول',
  checkOutDay: 'المغادرة',
  inStay: 'ضمن إقامتك',
  chosen: 'مختار',
  closed: 'غير متاح',
  today: 'اليوم',
  ramadan: 'رمضان',
  hajj: 'أيام الحج',
  stay: '{range}: {count, plural, zero {لا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  nowCheckIn: 'اختر الآن تاريخ الوصول.',
  nowCheckOut: 'اختر الآن تاريخ المغادرة.',
  keys: 'مفاتيح الأسهم تنقلك بالأيام والأسابيع، ومفتاحا Page Up وPage Down بالأشهر.',
  typeDates: 'اكتب التاريخين',
  typeHint: 'مثل {example}. وتُقبل التواريخ الهجرية أيضًا: 1/9/1448.',
} as const satisfies Translated<typeof english>

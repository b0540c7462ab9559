import type { dates as english } from '../en/dates.ts'
import type { Translated } from '../icu-types.ts'

export const dates = {
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  chooseDates: 'اختر تاريخي الوصول والمغادرة',
  notADate: 'أدخل تاريخًا مثل {example}.',
  openCalendar: 'افتح التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  checkInFrom: 'تسجيل الوصول من الساعة {time}',
  checkOutUntil: 'تسجيل المغادرة حتى الساعة {time}',
  localTime: 'بالتوقيت المحلي للفندق',
} as const satisfies Translated<typeof english>

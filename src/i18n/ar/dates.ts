import type { dates as english } from '../en/dates.ts'
import type { Translated } from '../icu-types.ts'

export const dates = {
  checkIn: 'تاريخ الوصول',
  checkOut: 'تاريخ المغادرة',
  chooseDates: 'اختر تاريخي الوصول والمغادرة',
  notADate: 'اكتب تاريخًا مثل {example}.',
  openCalendar: 'افتح التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  checkInFrom: 'تسجيل الوصول من الساعة {time}',
  checkOutUntil: 'المغادرة حتى الساعة {time}',
  localTime: 'بالتوقيت المحلي للفندق',
} as const satisfies Translated<typeof english>

import type { dates as english } from '../en/dates.ts'
import type { Translated } from '../icu-types.ts'

export const dates = {
  checkIn: 'تاريخ الوصول',
  checkOut: 'تاريخ المغادرة',
  dates: 'التواريخ',
  chooseDates: 'اختر تاريخي الوصول والمغادرة',
  chooseCheckIn: 'اختر تاريخ الوصول',
  chooseCheckOut: 'اختر تاريخ المغادرة',
  clearDates: 'مسح التواريخ',
  dateFormat: 'السنة ثم الشهر ثم اليوم، مثل {example}',
  notADate: 'اكتب تاريخًا مثل {example}.',
  calendar: 'التقويم',
  hijriDate: 'التاريخ الهجري',
  gregorianDate: 'التاريخ الميلادي',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  today: 'اليوم',
  tomorrow: 'غدًا',
  yesterday: 'أمس',
  from: 'من',
  to: 'إلى',
  between: 'من {from} إلى {to}',
  on: 'يوم {date}',
  until: 'حتى {date}',
  before: 'قبل {date}',
  after: 'بعد {date}',
  checkInFrom: 'تسجيل الوصول من الساعة {time}',
  checkOutUntil: 'المغادرة حتى الساعة {time}',
  localTime: 'بالتوقيت المحلي للفندق',
  forNights:
    '{count, plural, zero {بلا ليالٍ} one {لليلة واحدة} two {لليلتين} few {لمدة # ليالٍ} many {لمدة # ليلة} other {لمدة # ليلة}}',
  minutesLeft:
    '{count, plural, zero {انتهى الوقت} one {بقيت دقيقة واحدة} two {بقيت دقيقتان} few {بقيت # دقائق} many {بقيت # دقيقة} other {بقيت # دقيقة}}',
  hoursLeft:
    '{count, plural, zero {بقي أقل من ساعة} one {بقيت ساعة واحدة} two {بقيت ساعتان} few {بقيت # ساعات} many {بقيت # ساعة} other {بقيت # ساعة}}',
  daysLeft:
    '{count, plural, zero {بقي أقل من يوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
  minutesAgo:
    '{count, plural, zero {الآن} one {قبل دقيقة واحدة} two {قبل دقيقتين} few {قبل # دقائق} many {قبل # دقيقة} other {قبل # دقيقة}}',
  hoursAgo:
    '{count, plural, zero {قبل أقل من ساعة} one {قبل ساعة واحدة} two {قبل ساعتين} few {قبل # ساعات} many {قبل # ساعة} other {قبل # ساعة}}',
  daysAgo:
    '{count, plural, zero {اليوم} one {قبل يوم واحد} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}',
  moonNote: 'التواريخ الهجرية وفق تقويم أم القرى، وقد تتقدّم أو تتأخّر يومًا بحسب رؤية الهلال.',
} as const satisfies Translated<typeof english>

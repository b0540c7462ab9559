/** Labels around dates and times; the dates themselves are formatted by `../dates.ts`. */
export const dates = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  chooseDates: 'Choose your dates',
  notADate: 'Enter a date, such as {example}.',
  openCalendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  checkInFrom: 'Check-in from {time}',
  checkOutUntil: 'Check-out until {time}',
  localTime: 'Local time at the hotel',
} as const

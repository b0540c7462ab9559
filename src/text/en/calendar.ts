/** The calendar of dates and ranges, loaded when somebody reaches for it. */
export const calendar = {
  stayDates: 'Dates of your stay',
  system: 'Calendar system',
  gregorian: 'Gregorian',
  hijri: 'Hijri',
  checkInDay: 'check-in',
  checkOutDay: 'check-out',
  inStay: 'in your stay',
  closed: 'not available',
  today: 'today',
  ramadan: 'Ramadan',
  hajj: 'Days of Hajj',
  stay: '{range}: {count, plural, one {# night} other {# nights}}',
  nowCheckIn: 'Now choose the check-in date.',
  nowCheckOut: 'Now choose the check-out date.',
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month.',
} as const

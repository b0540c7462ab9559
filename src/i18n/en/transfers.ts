/** Transfers that are offered with a booked stay. */
export const transfers = {
  add: 'Add a transfer',
  title: 'Add a transfer',
  text: 'Priced for your dates and guests. The form for the driver already contains your hotel.',
  arrival: 'To {city}, {date}',
  departure: 'From {city}, {date}',
} as const

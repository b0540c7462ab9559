/** Transfers that are offered with a booked stay. */
export const transfers = {
  add: 'Add a transfer',
  title: 'Add a transfer',
  text: 'Prices are for your dates and guests. Your hotel is already filled in on the transfer form.',
  arrival: 'To {city}, {date}',
  departure: 'From {city}, {date}',
} as const

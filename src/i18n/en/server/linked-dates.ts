/** Sentences about the dates of a link, which the server adds to a page. */
export const linkeddates = {
  passed: 'The dates of this link have passed: {range}. Choose other dates.',
  departure: 'The departure of this link can no longer be booked. Choose another one.',
  tonight: 'Tonight, the night of {range}: check in now.',
  untilFour:
    'It is after midnight. Tonight, the night of {range}, can be booked until four in the morning: choose {date} as the check-in date.',
} as const

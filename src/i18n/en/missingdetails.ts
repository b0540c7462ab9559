/** Details that a booking of the list still requires of its travellers. */
export const missingdetails = {
  due: 'Please complete by {date}: {details}',
  overdue: 'Was due by {date}: {details}. Please complete it now.',
  documents: 'travel documents',
  flight: 'flight details',
  transfer: 'pick-up, drop-off and luggage',
  wheelchair: 'weight, height and place of use for the wheelchair',
  question: 'answers to our questions',
} as const

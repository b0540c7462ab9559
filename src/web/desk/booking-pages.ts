/** Pages of the desk about bookings, beside their list and the page of each. */
export const bookingPages = [
  { name: 'desk-phone', path: 'desk/new-booking', file: 'phone', layout: 'desk', fresh: 'personal', query: [] },
] as const

/** Booking pages of the admin, in addition to the list and the page of a booking. */
export const bookingPages = [
  { name: 'desk-phone', path: 'desk/new-booking', file: 'admin/phone', layout: 'desk', fresh: 'personal', query: [] },
  {
    name: 'desk-booking-travellers',
    path: 'desk/bookings/:reference/travellers',
    file: 'admin/booking-travellers',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'desk-manifest',
    path: 'desk/manifest',
    file: 'admin/manifest',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'desk-manifest-file',
    path: 'desk/manifest/file',
    file: 'admin/manifest-file',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
] as const

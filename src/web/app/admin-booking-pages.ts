/** Booking pages of the admin, in addition to the list and the page of a booking. */
export const bookingPages = [
  { name: 'admin-phone', path: 'desk/new-booking', file: 'admin/phone', layout: 'admin', fresh: 'personal', query: [] },
  {
    name: 'admin-booking-travellers',
    path: 'desk/bookings/:reference/travellers',
    file: 'admin/booking-travellers',
    layout: 'admin',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'admin-manifest',
    path: 'desk/manifest',
    file: 'admin/manifest',
    layout: 'admin',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'admin-manifest-file',
    path: 'desk/manifest/file',
    file: 'admin/manifest-file',
    layout: 'admin',
    fresh: 'personal',
    query: [],
  },
] as const

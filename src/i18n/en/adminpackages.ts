/** Packages and services in the admin: offers, hotels, instalments. */
export const adminpackages = {
  offerProduct: 'Offer an alternative',
  offerProductText:
    'Choose the package, then a departure and the rooms for the party. The offer is held until the guest answers.',
  offerServiceText:
    'Choose the service and a date, then an option and time. The offer is held until the guest answers.',
  package: 'Package',
  service: 'Service',
  date: 'Date',
  show: 'Show what is available',
  departure: 'Departure',
  sharing: 'Most people in one room',
  option: 'Option and time',
  adultPrice: 'Different price per adult, taxes included (optional)',
  unitPrice:
    '{basis, select, person {Different price per person} vehicle {Different price per vehicle} group {Different price per group} day {Different price per day} other {Different price}}, taxes included (optional)',
  send: 'Send the offer',
  nothing: 'Nothing is available there.',
  offered: 'Offered to the guest',

  hotels: 'Hotels of this departure',
  hotelsText:
    'Hotels are promised by name. If you replace one, everyone who has booked is asked within a minute and can cancel with a full refund.',
  hotelOf: '{hotel}, {nights, plural, one {# night} other {# nights}} in {city}',
  substituted: 'Replaced for this departure',
  substitute: 'Replace it',
  otherHotel: 'Address of the other hotel, in the same city',
  hours: 'Time to answer',
  hoursOf: '{count, plural, one {# hour} other {# hours}}',
  affectedBookings:
    '{count, plural, =0 {Nobody has booked this departure.} one {# booking is affected.} other {# bookings are affected.}}',
  substituteNow: 'Replace and ask the guests',
  substitutedNow: 'The hotel has been replaced',
  managersOnly: 'Only managers can replace a hotel.',

  instalments: 'Instalments',
  due: 'Due',
  withBooking: 'With the booking',
  paidOf: 'Paid',
  overdue: 'Overdue: the booking is cancelled under its terms on {until} unless it is paid.',
} as const

/** Packages and services at the desk: offers, houses, instalments. */
export const journeydesk = {
  offerJourney: 'Offer something else',
  offerJourneyText:
    'Choose the package, then a departure and how the party sleeps. What you offer is held until the guest has answered.',
  offerServiceText:
    'Choose the service and a date, then an option and time. What you offer is held until the guest has answered.',
  package: 'Package',
  service: 'Service',
  date: 'Date',
  show: 'Show what is free',
  departure: 'Departure',
  sharing: 'How many may share a room',
  option: 'Option and time',
  adultPrice: 'Price an adult, taxes included, if it is to differ',
  unitPrice:
    'Price {basis, select, person {a person} vehicle {a vehicle} group {a group} day {a day} other {}}, taxes included, if it is to differ',
  send: 'Send the offer',
  nothing: 'Nothing is free there.',
  offered: 'Offered to the guest',

  houses: 'Where this departure sleeps',
  housesText:
    'A house is promised by name. If you substitute one, everyone who has booked is asked within a minute, and may leave with all of their money.',
  houseOf: '{house}, {nights, plural, one {# night} other {# nights}} in {city}',
  substituted: 'Substituted for this departure',
  substitute: 'Substitute it',
  otherHouse: 'Address of the other hotel, in the same city',
  hours: 'Time to answer',
  hoursOf: '{count, plural, one {# hour} other {# hours}}',
  asks: '{count, plural, =0 {Nobody has booked this departure.} one {# booking is concerned.} other {# bookings are concerned.}}',
  substituteNow: 'Substitute and ask the guests',
  substitutedNow: 'The house is substituted',
  managersOnly: 'Managers substitute a house.',

  instalments: 'Instalments',
  due: 'Due',
  withBooking: 'With the booking',
  paidOf: 'Paid',
  overdue: 'Overdue: the booking is cancelled under its terms on {until} unless it is paid.',
} as const

/** Online payment: the redirect to the payment provider, and the return. */
export const pay = {
  // Payment status
  pendingTitle: 'Pay by {time} to keep your booking',
  pendingText: 'We are holding it until {until} ({place} time). It is confirmed as soon as you pay.',
  offerTitle: 'You accepted the offer. Please pay to confirm it',
  payNow: 'Pay {amount}',
  going: 'One moment…',
  arrivalInstead: 'Pay {where} instead',
  onlineInstead: 'Pay online instead',
  received: 'We received {amount}. Your confirmation goes to {to}.',
  checkingTitle: 'Your payment is being confirmed',
  checkingText: 'Your bank has not answered yet. This page updates by itself. Please don’t pay twice.',
  lookAgain: 'Check again',
  failedTitle: 'The payment did not go through',
  failedText: 'You were not charged, and we are still holding everything. Try again, or use another card.',
  leftTitle: 'Nothing has been paid yet',
  leftText: 'You came back without paying. Your booking is still held.',
  not_openedTitle: 'The payment page could not be opened',
  not_openedText:
    'Our payment provider is not answering. You were not charged, and we are holding everything. Please try again in a few minutes.',
  expiredTitle: 'The time to pay has run out',
  expiredText:
    'We no longer hold your booking, and you were not charged. If a payment still arrives, you get it back in full.',
  switchUntil:
    'Please pay online by {until} ({place} time). If it is not paid by then, we cancel it under its cancellation terms.',

  // Payment status as a short label
  authorised: 'Payment being confirmed',
  failed: 'Payment failed',
  nextIfYes: 'If it confirms, you pay here and the stay is yours at the price shown.',
  willReturn: 'After you cancel, it goes back to the card you paid with.',
  toGiftCard: '{amount} goes back to gift card {card} at once.',
  toPaymentCard: '{amount} goes back to the card you paid with.',
  returning: 'The money is on its way back to the card you paid with.',
  returned: 'We have sent {amount} back to the card you paid with.',
  arrives: 'It usually arrives {within}.',
} as const

/** The payment type of a booking and the effects of changing it. */
export const paymentchange = {
  wayTitle: 'How you pay',
  toArrival: 'Pay {amount} {where} instead of online. Your booking stays confirmed.',
  toArrivalHeld: 'Pay {amount} {where} instead of online. Your booking is then confirmed at once.',
  toArrivalLater: 'Pay {amount} {where} instead of online. Your request stays as it is.',
  toOnline: 'You pay {amount} {where} on {date}. You can also pay online now.',
  toOnlineLater: 'You pay {amount} {where}. Once the booking is accepted, you can pay online instead.',
} as const

/** Changes to a booked package or service: offers, hotel substitution, instalments. */
export const offers = {
  // Booking status
  offerTitle: 'We can offer you an alternative',
  offerText:
    'We cannot provide what you asked for. Please answer by {until} ({place} time). We hold this offer for you until then.',
  hotelTitle: 'Your hotel has changed',
  hotelText: 'We are sorry: the hotel we promised is no longer available. Please answer by {until} ({place} time).',
  ended: 'Your places are no longer held.',
  schedule: 'Instalments',
  withBooking: 'With the booking',
  overdueTitle: 'An instalment is overdue',
  overdueText:
    '{amount} was due by {date}. Please pay it by {until} ({place} time). After that we cancel the booking under its terms.',

  // Offer
  weOffer: 'Our offer',

  // Hotel substitution
  promised: 'Your original hotel',
  instead: 'What we offer',
  same: 'Dates, programme and price stay the same.',
  leave: 'You do not have to accept. You can cancel the package for free.',
  leavePaid: 'You do not have to accept. If you cancel the package, you get back everything you paid: {amount}.',
  acceptHotel: 'Accept this hotel',
  leaveNow: 'Cancel the package',

  // Instalments
} as const

/** Invoices and credit notes, on their page and in print. */
export const invoice = {
  title: 'Simplified tax invoice',
  number: 'Invoice number',
  issued: 'Issued (Saudi time)',
  hijri: 'Hijri date',
  seller: 'Issued by',
  vatNumber: 'VAT number',
  booking: 'Booking',
  order: 'Order',
  what: 'Description',
  nights: '{dates}, {nights}',
  cityFee: 'Includes the municipality fee: {amount}',
  discount: 'Already deducted: {amount} with the code {code}',
  partOf: 'Part payment; booking total {total}',
  // To be confirmed by an adviser.
  hotelFee: 'Not on this invoice: fees of the hotel, {amount}, paid there',
  difference: 'Price difference of a change; before: {before}. In addition to invoice {number}.',
  net: 'Total excluding VAT',
  rate: 'VAT rate',
  vat: 'VAT',
  total: 'Total including VAT',
  qr: 'QR code with the details of this invoice',
  demo: 'This document belongs to a demo and has no value.',
  back: 'Back to the booking',
  pdf: 'Invoice as PDF',
  // To be confirmed by an adviser.
  pdfIsTax: 'The PDF is the tax invoice.',
  others: 'Other invoices of this booking',
  other: 'Number {number}',

  // An order in print
  status: 'Status',

  creditTitle: 'Credit note',
  creditNumber: 'Credit note number',
  corrects: 'For invoice',
  correctsOf: 'Number {number} of {date}',
  reason: 'Reason',
  reasonOf:
    '{reason, select, cancelled {The booking was cancelled} expired {The booking was not confirmed in time} changed {The booking was changed} goodwill {Refunded as a courtesy} mistake {The payment was recorded by mistake} other {Refund}}',
  credited: 'Credited including VAT',
  creditQr: 'QR code with the details of this credit note',
  credits: 'Credit notes',
  credit: 'Credit note {number} of {date}: {amount} (PDF)',
} as const

/** The page of a link in an email that has expired or was revoked. */
export const linkrenewal = {
  title: 'This link no longer works',
  text: 'Links work for 14 days, and stop once the booking is paid, cancelled or no longer held.',
  revoked:
    'We withdrew this link as a precaution, and you cannot request a new one here. Write or call: we will check that it is you and send another.',
  ask: 'If you still need it, we send a new link to the email address or phone number of the booking.',
  send: 'Send me a new link',
  sending: 'Sending…',
  sentTitle: 'Check your messages',
  sentText:
    'If anything is open for this booking, a new link is on its way. If nothing arrives, there is nothing left to do.',
} as const

/** Bookings that staff make for a guest on the phone, and the page behind the payment link that the guest receives. */
export const phone = {
  title: 'Book for a guest',
  what: 'What to book',
  stay: 'A stay',
  package: 'A package',
  service: 'A service',

  where: 'City, district, landmark or hotel',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rooms: 'Rooms and guests',
  searchStays: 'Show hotels',
  showRooms: 'Show rooms',
  hotelsFound: '{count, plural, =0 {No hotel is free for these dates} one {# hotel is free} other {# hotels are free}}',
  hotel: 'Hotel',
  district: 'Where',
  total: 'Total, taxes and fees included',
  roomsOf: 'Rooms at {hotel}',
  room: 'Room and board',
  paidBy: '{payment, select, prepay {Online} arrival {On arrival} both {Online or on arrival} other {}}',
  cancellation: 'Cancellation',
  choose: 'Choose',
  noRooms: 'No room is free here for these dates and guests.',
  otherHotel: 'Another hotel',

  days: '{count, plural, one {# day} other {# days}}',
  packageName: 'Package',
  from: 'From',
  nextDeparture: 'Next departure',
  departure: 'Departure and seats left',
  departureChoice: '{dates}, {count, plural, =0 {no seat left} one {# seat left} other {# seats left}}',
  family: 'Group {number}',
  adults: 'Adults',
  childAges: 'Children’s ages',
  childAgesHint: 'Separated by commas: 9, 4',
  sharing: 'Rooms',
  sharingOf:
    '{sharing, select, single {Single rooms} double {Double rooms or smaller} triple {Triple rooms or smaller} quad {As few as possible} other {}}',
  showPrice: 'Show the price',
  nothingOpen: 'Nothing can be booked here at the moment.',
  serviceName: 'Service',
  serviceWords: 'Name or type of service',
  searchServices: 'Show services',
  date: 'Date',
  showDate: 'Show this date',
  option: 'Option, time and availability',
  optionChoice: '{name}, {time}, {count, plural, one {# left} other {# left}}',
  wholeDay: 'whole day',
  number: 'How many',
  dayCount: 'Days',

  guestTitle: 'The guest',
  guestText: 'Messages go to the email address, or as texts to the phone if there is none.',
  firstName: 'First name',
  lastName: 'Last name',
  leadOfRoom: 'Lead guest, room {number}',
  leadGuest: 'Lead guest',
  email: 'Email',
  phone: 'Phone',
  country: 'Country of residence',
  language: 'Language of emails and texts',
  payment: 'Payment',
  payOnArrival: 'On arrival',
  payByLink: 'By a payment link',
  payByLinkText: '{amount} online. The booking is held until the guest has paid, for up to a day.',
  payByLinkAsk: '{amount} online, once the hotel accepts.',
  payByGift: 'The gift card pays for all of it, so no link is sent.',
  giftCode: 'Gift card code',
  promotion: 'Promotion code',
  caller: 'Phone number of a guest who has booked before',
  callerFind: 'Find the guest',
  callerNone: 'No booking has this number.',
  giftHint: 'Booking first shows what the card pays, so that you can tell the guest.',
  giftCheck: 'Tell the guest what the gift card pays, then book',
  giftPays: 'Gift card {card} pays {amount}. {left} stays on it.',
  giftPaysNothing: 'Gift card {card} pays nothing here.',
  giftWrong:
    '{code, select, gift_card_expired {This gift card has expired.} gift_card_blocked {This gift card is blocked.} gift_card_empty {This gift card has no balance left.} gift_card_on_arrival {A gift card pays what is paid online.} other {We do not know this code. Check its spelling.}}',
  request: 'Special request',
  onRequest: 'On request: we must confirm this booking.',
  priceHeld: 'We hold this price until {time} (Saudi time).',
  book: 'Book',
  booking: 'Booking…',
  priceNow: 'The price has changed to {amount}. Confirm it with the guest, then book again.',
  start: 'Start again',

  // Page of the payment link
  payTitle: 'Pay for your booking',
  payUntil: 'Held for you until {until} ({place} time).',
  payNow: 'Pay {amount}',
  going: 'One moment…',
  reference: 'Booking reference',
  dates: 'Dates',
  toPay: 'To pay now',
  nextTitle: 'Your booking is confirmed',
  nextText: 'The next instalment of {amount} is due by {date}. You can pay it here.',
  paidTitle: 'Thank you, you have paid',
  paidText: 'The booking is confirmed. The confirmation is on its way to you.',
  checkingTitle: 'Your payment is being confirmed',
  checkingText: 'The bank has not answered yet. Check again in a moment; please do not pay twice.',
  lookAgain: 'Check again',
  failedTitle: 'The payment did not go through',
  failedText: 'Nothing was charged. Try again, with another card if you like.',
  leftTitle: 'Nothing has been paid yet',
  leftText: 'You came back without paying.',
  nothingTitle: 'There is nothing to pay here',
  nothingText: 'The booking is already paid, or no longer held. If this is unexpected, ask us.',
  claim: 'With an account for the same email address you can find this booking, its voucher and its documents.',
  signIn: 'Sign in or register',
  askUs: 'Ask us',
} as const

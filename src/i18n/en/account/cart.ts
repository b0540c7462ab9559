/** The cart: its lines at current prices; checkout of the whole cart; payment methods. */
export const cart = {
  empty: 'Your cart is empty',
  emptyText: 'Add rooms, packages and services, then book them all together.',
  findStay: 'Find a hotel',
  lines: 'In your cart',
  added: 'Added to your cart.',
  nothingHeldText: 'Prices and availability can change until you book.',
  changed: 'The price was {before} when you added this. It is now {now}.',
  gone: 'No longer available',
  change: 'Change',
  changeLine: 'Change {name}, {range}',
  otherChoice: 'See other choices',
  remove: 'Remove',
  removeLine: 'Remove {name}, {range}',
  removed: 'Removed: {name}.',
  undo: 'Undo',
  clear: 'Empty the cart',
  bookAlone: 'Book only this',
  bookLine: 'Book only {name}, {range}',
  bookAll: 'Continue to booking',
  bookAllText: 'One form for everything. Either all of it is booked, or none.',
  takeOutFirst: 'Remove or replace what is no longer available to continue.',
  total: 'Total of {count, plural, one {# booking} other {# bookings}}',
  onRequest: 'On request',
  partNow:
    '{paid, select, yes {{name} is booked and paid now: {amount}. {terms}.} other {{name} is booked now. {terms}.}}',
  partOnRequest:
    '{name} is booked only once it is confirmed. {paid, select, yes {Until then you pay nothing for it; {amount} is due afterwards.} other {Until then you pay nothing for it.}}',
  partDeclined: 'If a request is declined, everything else stays booked under its own terms.',
  oneForm: 'One form for everything.',
  someOnRequest:
    '{count, plural, one {One booking is on request. We confirm it as soon as we can.} other {# bookings are on request. Each is confirmed on its own.}}',

  // Product of a line
  kind_stay: 'Stay',
  kind_package: 'Package',
  kind_service: 'Service',
  /** A product within a sentence: Arabic puts what it is before its title, in quotation marks. */
  named: '{name}',
  sharing_quad: 'Quad room',
  sharing_triple: 'Triple room',
  sharing_double: 'Double room',
  sharing_single: 'Single room',
  infants: '{count, plural, one {# infant} other {# infants}}',
  timesExtra: '{name} × {count}',
  units: '{count, plural, one {# unit} other {# units}} for {days, plural, one {# day} other {# days}}',

  // Reasons why a line can no longer be booked
  gone_stay_sold_out: 'These rooms have sold out for your dates.',
  gone_package_sold_out: 'This departure has too few seats left for your group.',
  gone_service_sold_out: 'Not enough places are left on this date.',
  gone_package_not_bookable_online: 'This departure is closed for booking.',
  gone_service_not_bookable_online: 'It is too late to book this date.',
  gone_date: 'The date has passed or is no longer offered.',
  gone_not_found: 'It is no longer offered.',

  // Time of payment
  ways: 'What you pay, and when',
  paidInParts: 'A deposit online now, the rest later',

  // Checkout of the whole cart
  title: 'Checkout',
  steps: 'Steps of booking',
  stepGuests: 'Guests',
  stepReview: 'Review',
  summary: 'What you book',
  changeCart: 'Change the cart',
  continue: 'Continue',
  back: 'Back',

  // Sign-in during checkout

  // Guests
  guest: 'Guest {number}',
  fieldOf: '{field}, {of}',
  anotherGuest: 'Add another name',
  anotherText: 'If someone else is the lead guest of one of these bookings.',
  leads: 'Lead guest of each booking',
  leadsHint: 'The lead guest shows their ID at check-in.',
  leadOf: 'Lead guest: {name}',
  leadOfRoom: 'Lead guest of room {number}: {name}',
  leadOption: '{number}. {name}',
  requests: 'Special requests',
  requestFor: 'For {name}',

  // Payment
  paymentTitle: 'How do you want to pay?',
  paymentText: 'This applies to everything in your cart. You can change it for each booking later if its rate allows.',
  paymentOne: 'You can change it later if the rate allows.',
  prepay: 'Pay online',
  arrival: 'Pay {where}',
  part: '{when}: {amount}',
  onlyArrival: 'Not possible together: {names} cannot be paid online.',
  onlyPrepay: 'Not possible together: {names} can only be paid online.',
  noWay:
    'Some bookings in your cart can only be paid online, others only on arrival. Book them one by one, or remove some.',
  holds: 'Once you confirm, you have {minutes, plural, one {# minute} other {# minutes}} to pay.',

  // Review
  reviewTitle: 'Check everything before you book',
  leadBy: 'Lead guest: {names}',
  request: 'Special request: {text}',
  details: 'Price and taxes',
  payment: 'Payment',
  contact: 'Contact',
  terms: 'Terms',
  confirm: 'Book everything',
  confirmAndPay: 'Book and pay {amount}',
  together: 'Either everything is booked, or nothing.',
  priceHeld: 'We hold these prices until {time}, local time at your destination.',
  changedTitle: 'Prices have changed',
  changedText:
    'Nothing has been booked. Your details are still here. Confirm if you accept the new prices, or remove a booking.',
  cartChangedTitle: 'Your cart has changed',
  cartChangedText: 'Nothing has been booked. Check what is in it now and confirm again.',
  unclear: 'We can’t tell yet whether this was booked. Press the same button again: nothing will be booked twice.',
  takeOut: 'Remove',
  takeOutLine: 'Remove {name}',
  goneTitle: '{name} has just sold out',
  goneText: 'Nothing has been booked. Remove it to book the rest, or choose something else.',

  // Order
  orderTitle: 'Order summary',
  orderFile: 'Order as PDF',
  order_confirmed: 'Everything is booked',
  orderText_confirmed: 'Each booking has its own reference, listed below.',
  orderPaidText: 'We received {amount}. Your confirmations go to your email.',
  orderDetails: 'Fill in the details of {name} by {date}',
  order_pending: 'Almost done: please pay',
  orderText_pending: 'We are holding everything until {until}. It is confirmed as soon as you pay.',
  order_mixed: 'Your order is being confirmed',
  orderText_mixed: 'What is on request is confirmed as soon as we have an answer. Follow it here and in My bookings.',
  order_ended: 'This order has ended',
  orderText_ended: 'Below are the status of each booking and your refund.',
  order_part: 'Part of your order has ended or was cancelled',
  orderText_part: 'Ended or cancelled: {names}. The other bookings stay as they are.',
  reference: 'Order reference',
  copyReference: 'Copy the order reference',
  bookings: 'Bookings of this order',

  // Promotion code; why it deducts nothing, by the codes of field errors
} as const

/** Codes of promotions and gift cards. */
export const codes = {
  promotionLabel: 'Promotion or gift card code',
  giftApplied: 'Gift card {card} pays {amount}. {left} stays on it.',
  giftAppliedAll: 'Gift card {card} pays {amount}.',
  giftNotOnArrival: 'Gift card {card} pays what is paid online. Choose to pay online to use it.',
  giftNothing: 'Gift card {card} pays what is paid online in {currency}. Nothing is here.',
  giftNotNow: 'Gift card {card} cannot be used any more.',
  giftChanged: 'Nothing was booked or charged. Check what it pays now.',
  giftRemove: 'Remove the gift card',
  giftUse: 'Use gift card {card} with {balance}',
  promotionApply: 'Apply',
  promotionRemove: 'Remove the code',
  promotionTitle: 'Add a promotion or gift card',
  promotionApplied: '{code} reduces the price by {amount}.',
  promotionTaxed: '{code} reduces the price by {amount} before taxes and your total by {saved}.',
  promotionNotNow: '{code} does not reduce the price now.',
} as const

/** Alternatives to a product that is sold out. */
export const instead = {
  other_stay: 'Similar hotels for your dates',
  other_package: 'Similar packages',
  other_service: 'Similar services',
  take: 'Choose',
  takeOf: 'Choose instead: {name}',
} as const

/** The checkout: of a package or service, of a request, and of prices that change meanwhile. */
export const productcheckout = {
  bookTitle: 'Book {name}',
  priceHeld: 'We hold this price until {time}, local time at your destination.',
  requestReviewText: 'You are sending a request. The price you see is the price you pay.',
  acceptCharges: 'I have read the <terms>cancellation charges</terms>.',
  // To be confirmed by an adviser.
  acceptTerms: 'I accept the <terms>terms and conditions</terms> and have read the <privacy>privacy policy</privacy>.',
  confirmBooking: 'Confirm the booking',
  sendRequest: 'Send the request',
  sendingRequest: 'Sending your request…',
  confirming_hotel: 'Booking your room…',
  confirming_provider: 'Booking…',
  confirming_several: 'Booking everything…',
  askTitle_hotel: 'This hotel confirms each request itself',
  askTitle_provider: 'We confirm this request ourselves',
  askText_hotel:
    'It holds your rooms while it decides. You pay nothing now, and can withdraw for free until it accepts.',
  askText_provider:
    'We hold your places while we decide. You pay nothing now, and can withdraw for free until we accept.',
  names_hotel: 'Enter each name exactly as on the ID shown at check-in.',
  names_provider: 'Enter each name exactly as on the ID or passport you travel with.',
  names_several: 'The lead guest of each room or group, exactly as on the ID or passport. Enter each name once.',
  contact_hotel: 'The confirmation goes to your email. The phone number is for questions about this stay.',
  contact_provider: 'The confirmation goes to your email. The phone number is for questions about this booking.',
  contact_several: 'All confirmations go to this email. The phone number is for questions about these bookings.',
  request_hotel: 'A cot, a low floor, a late arrival: we pass it on but can’t promise it.',
  request_provider: 'A child seat, a wheelchair, a late arrival: we pass it on but can’t promise it.',
  request_several: 'A cot, a wheelchair, a late arrival: we pass it on but can’t promise it.',
  soldOutTitle_hotel: 'This room is no longer free',
  soldOutTitle_provider: 'Not enough places are left',
  soldOutText_hotel: 'You were not charged. Here are the other rooms for your dates.',
  soldOutText_provider: 'You were not charged. Try another date.',
  back_hotel: 'See other rooms',
  back_provider: 'Back to dates and prices',
  notPossible: 'This stay can’t be booked this way',
  searchAgain: 'Search again',
  otherDatesTitle: 'It is not available at this time',
  otherDatesText: 'You were not charged. Choose another date: your details stay filled in.',
  priceChangedTitle: 'The price has changed',
  priceChangedText:
    'Nothing has been booked. Your details are still here: confirm if you accept the price and the terms as they are now.',
  priceBefore: 'Before',
  priceNow: 'Now',
} as const

/** The gift cards of an account. */
export const giftcards = {
  title: 'Gift cards',
  text: 'The gift cards that you have added or used. At checkout you can pay with them without typing their codes.',
  none: 'You have no gift cards yet',
  noneText: 'Add one with its code. It is then ready whenever you pay online.',
  card: 'Gift card {card}',
  balance: 'Balance',
  state:
    '{state, select, usable {Valid until {date}} expired {Expired on {date}} blocked {Blocked, please contact us} other {Blocked}}',
  add: 'Add a gift card',
  code: 'Code of the gift card',
  addNow: 'Add',
  added: 'The gift card was added.',
} as const

/** The checkout of a package or service, and of a request. */
export const productcheckout = {
  askTitle: 'This hotel confirms each request itself',
  askText: 'It holds your rooms while it decides. You pay nothing now, and can withdraw for free until it accepts.',
  askHotel: 'Send the request',
  asking: 'Sending your request…',
  bookProductTitle: 'Book {name}',
  productReview: 'The price you see is the price you pay.',
  productAskReview: 'You are sending a request. The price you see is the price you pay.',
  productConfirming: 'Booking…',
  productNames: 'Enter each name exactly as on the ID or passport you travel with.',
  productContactHint: 'The confirmation goes to your e-mail. The phone number is for questions about this booking.',
  productRequestHint: 'A child seat, a wheelchair, a late arrival: we pass it on but can’t promise it.',
  productAccept: 'I have read the <terms>cancellation charges</terms>.',
  productAskTitle: 'We confirm this request ourselves',
  productAskText:
    'We hold your places while we decide. You pay nothing now, and can withdraw for free until we accept.',
  productSoldOut: 'The last place has just been booked',
  productSoldOutText: 'You were not charged. Try another date.',
  productNotThen: 'It is not available at this time',
  productOtherDatesText: 'You were not charged. Choose another date: your details stay filled in.',
  backToProduct: 'Back to dates and prices',
} as const

/** My bookings as trips: what is next, what is paid. */
export const trips = {
  tripTo: '{cities}, {dates}',
  daysLeft: '{days, plural, =0 {Begins today} =1 {Begins tomorrow} one {Begins in # day} other {Begins in # days}}',
  underWay: 'Under way',
  paidInFull: '{paid} paid in full',
  partPaid: '{paid} paid, {open} open',
  openOnArrival: '{open} to pay on arrival',
  unpaid: 'Nothing paid yet',
  nextPart: '{amount} of it by {date}',
  sendDocument: 'Send the document',
  answerOffer: 'Answer the offer',
  share: 'Share the trip with your family',
  makkahTime: 'Makkah time',
  more: 'Documents, map and help',
} as const

/** A hotel and its rooms. */
export const stays = {
  roomsLeft: '{count, plural, one {Only # room left} other {Only # rooms left}}',
  freeCancellation: 'Free cancellation',
  freeCancellationUntil: 'Free cancellation until {until}',
  partlyRefundable: 'Partly refundable',
  nonRefundable: 'Not refundable',
  totalForStay: '{nights, plural, one {Total for # night} other {Total for # nights}}',
  amenities: 'Amenities',
  nearby: 'Nearby places',
  airports: 'Nearest airports',
  pricePolicy: 'How this price is made up',
} as const

/** The payment type of a booking and the effects of changing it. */
export const paymentchange = {
  wayTitle: 'How you pay',
  paysOnline: 'Online',
  toArrival: 'You would pay {amount} {where} and nothing now. Your booking stays confirmed.',
  toArrivalHeld: 'You would pay {amount} {where} and nothing now. Your booking is confirmed right away.',
  toArrivalLater: 'You would pay {amount} {where} and nothing now. Your request stays as it is.',
  toOnline:
    'If you switch to paying online, you pay {amount} on the next page and have until {until} ({place} time); your booking stays confirmed until then. If it is not paid by then, we cancel it under its cancellation terms.',
  toOnlineLater: 'You would pay {amount} online once the booking has been accepted, and nothing now.',
  fixedPaid: 'You have paid online, so the way you pay can no longer be changed.',
  fixedChecking: 'Your payment is being confirmed, so this cannot be changed now.',
  fixedBegun: 'It is too late to change this here.',
  fixedOnline: 'This rate can only be paid online.',
  fixedGift: 'A gift card pays a part of it, so the rest is paid online too.',
  fixedArrival: 'This can only be paid {where}.',
} as const

/** Titles of the page of a booking and of an order, by their state. Only the server renders them. */
export const pagetitles = {
  booking:
    '{state, select, checking {Payment being confirmed} pending {Waiting for your payment} waiting {Request sent} offer {A new offer for you} pay {Request accepted: please pay} document {Document needed} hotel {Your hotel has changed} overdue {Instalment overdue} confirmed {Booking confirmed} changed {Booking changed} rejected {Request declined} expired {Expired} cancelled {Booking cancelled} completed {Booking completed} no_show {No-show recorded} cancelling {Cancel booking} withdrawing {Withdraw request} other {Your booking}}: {reference}',
  order:
    '{state, select, checking {Payment being confirmed} pending {Your order: please pay} confirmed {Order confirmed} ended {Order ended} other {Your order}}: {reference}',
} as const

/** What of a price is paid, and the place and time of payment of the rest; `where` goes into sentences. */
export const paymentplace = {
  onArrival:
    '{kind, select, stay {At the hotel, {date}} package {When the group meets, {date}} service {At the start of the service, {date}} other {At the start of the service, {date}}}',
  where:
    '{kind, select, stay {on arrival} package {when the group meets} service {at the start of the service} other {on arrival}}',
  giftCard: 'Gift card {card}',
  paid: 'Paid',
  dueBy: 'To pay online by {date}',
  dueOnline: 'To pay online',
  due: 'To pay {where}',
} as const

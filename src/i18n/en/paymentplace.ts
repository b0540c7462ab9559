/** The place and time of payment of a product’s amount on arrival; `where` goes into sentences. */
export const paymentplace = {
  onArrival:
    '{kind, select, stay {At the hotel, {date}} package {When the group meets, {date}} service {At the start of the service, {date}} other {At the start of the service, {date}}}',
  where:
    '{kind, select, stay {on arrival} package {when the group meets} service {at the start of the service} other {on arrival}}',
} as const

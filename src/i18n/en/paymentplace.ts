/** The place and time of payment of a product’s amount on arrival. */
export const paymentplace = {
  onArrival:
    '{kind, select, stay {At the hotel, {date}} package {When the group meets, {date}} service {At the start of the service, {date}} other {At the start of the service, {date}}}',
} as const

/** Methods of a payment on arrival. */
export const arrivalWays = ['cash', 'card', 'transfer'] as const
export type ArrivalWay = (typeof arrivalWays)[number]

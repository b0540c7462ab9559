/** `sold` is final; `held` is reserved until a response or a payment is received. */
export type Counter = 'sold' | 'held'

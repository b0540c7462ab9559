/** The figures of each report in display order: a count, or money in minor units. */
export const reportColumns = {
  bookings: { made: 'count', standing: 'count', open: 'count', ended: 'count', value: 'money', discounts: 'money' },
  revenue: {
    captured: 'money',
    gift_cards: 'money',
    returned: 'money',
    net: 'money',
    penalties: 'money',
    on_arrival: 'money',
    given_by_hand: 'money',
  },
  taxes: { taxed: 'count', total: 'money', vat: 'money', city_fee: 'money' },
  cancellations: {
    cancelled: 'count',
    rejected: 'count',
    expired: 'count',
    no_show: 'count',
    value: 'money',
    kept: 'money',
    refunded: 'money',
  },
} as const satisfies Record<string, Record<string, 'count' | 'money'>>

export type FiguredReport = keyof typeof reportColumns

/** The figure that the bars of each report show. */
export const chartedFigure = {
  bookings: 'made',
  revenue: 'net',
  taxes: 'vat',
  cancellations: 'cancelled',
} as const satisfies Record<FiguredReport, string>

export const groupings = ['day', 'city', 'hotel'] as const
export type Grouping = (typeof groupings)[number]

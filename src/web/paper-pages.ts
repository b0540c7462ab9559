import { largestDocument } from '#domains/bookings/document-shapes.ts'

/** Pages of what a booking leaves in hand, and those that links in letters and codes on paper lead to. */
export const paperPages = [
  { name: 'receipt', path: 'booking/receipt', file: 'receipt', layout: 'default', fresh: 'personal', query: [] },
  { name: 'voucher', path: 'booking/voucher', file: 'voucher', layout: 'default', fresh: 'personal', query: [] },
  { name: 'pay-link', path: 'booking/pay', file: 'pay-link', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'document-link',
    path: 'booking/documents',
    file: 'document-link',
    layout: 'default',
    fresh: 'personal',
    query: [],
    largestForm: largestDocument + 4_096,
  },
  { name: 'verify', path: 'verify/:code', file: 'verify', layout: 'default', fresh: 'personal', query: [] },
] as const

import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'

/** A message with one file, as multipart form. */
export const maxMessageFormBytes = maxDocumentBytes + 65_536

/** Pages of the documents of a booking, and the targets of links in e-mails and of printed QR codes. */
export const documentPages = [
  {
    name: 'receipt',
    path: 'booking/receipt',
    file: 'account/receipt',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'find-booking',
    path: 'booking/find',
    file: 'account/find-booking',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'booking-change',
    path: 'booking/change',
    file: 'checkout/booking-change',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'voucher',
    path: 'booking/voucher',
    file: 'account/voucher',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  { name: 'pay-link', path: 'booking/pay', file: 'checkout/pay-link', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'document-link',
    path: 'booking/documents',
    file: 'account/document-link',
    layout: 'default',
    fresh: 'personal',
    query: [],
    maxFormBytes: maxDocumentBytes + 4_096,
  },
  {
    name: 'share-trip',
    path: 'booking/share',
    file: 'account/share-trip',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  { name: 'trip', path: 'booking/trip', file: 'account/trip', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'review',
    path: 'booking/review',
    file: 'account/review',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'booking-travellers',
    path: 'booking/travellers',
    file: 'checkout/booking-travellers',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'booking-messages',
    path: 'booking/messages',
    file: 'checkout/booking-messages',
    layout: 'default',
    fresh: 'personal',
    query: [],
    maxFormBytes: maxMessageFormBytes,
  },
  { name: 'verify', path: 'verify/:code', file: 'account/verify', layout: 'default', fresh: 'personal', query: [] },
] as const

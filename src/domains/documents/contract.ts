import { z } from 'zod'
import { endpoints, read, staffWrite, write } from '#api/endpoint.ts'
import { bookingCard, bookingDetails } from '#domains/bookings/contract/bookings.ts'
import { bookingChange, seen } from '#domains/booking-admin/answers.ts'
import { expiredLink } from '#domains/payment-links/contract.ts'
import { documentKinds, maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { reference } from '#domains/bookings/model/shapes.ts'
import { freeText } from '#domains/shared/free-text.ts'

const errors = ['not_found', 'status_changed', 'conflict'] as const
/** From an email to a guest who booked on the phone; the response shows the requested documents and no names. */
const token = z.string().min(1, 'required').max(300)
const documentLink = z
  .object({ ...bookingCard.shape, documents: bookingDetails.shape.documents })
  .meta({ id: 'DocumentLink' })

/** Documents that a request needs: requested by staff and sent by the traveller; nobody else can read them. */
export const documentEndpoints = endpoints('bookings', {
  ask_for_document: staffWrite({
    ...bookingChange,
    summary:
      'Requests a document from the traveller. A waiting request waits for it; a confirmed booking stays confirmed.',
    input: z.object({
      ...seen,
      kind: z.enum(documentKinds),
      why: freeText(300).min(1, 'required').describe('Reason, in the traveller’s language'),
      hours: z.coerce.number().int().min(1).max(168).default(24).describe('For a request'),
    }),
    errors,
  }),
  judge_document: staffWrite({
    ...bookingChange,
    summary: 'Accepts or rejects a document; after a rejection another one can be requested.',
    input: z.object({ ...seen, document: z.coerce.number().int(), accepted: z.boolean() }),
    errors,
  }),
  send_document: write({
    summary:
      'Sends a requested document as a form with the file: PDF, JPEG, PNG, WebP, HEIC or AVIF, at most 5 MB. Pictures are re-encoded without metadata.',
    access: 'booking',
    upload: maxDocumentBytes,
    input: z.object({
      reference,
      document: z.coerce.number().int(),
      file: z.instanceof(Uint8Array),
    }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed'],
  }),
  show_document_link: read({
    summary: 'The booking of a document link, without personal data; until an account takes the booking over.',
    input: z.object({ token }),
    output: documentLink,
    errors: ['not_found', 'link_expired'],
    errorData: { link_expired: expiredLink },
    fresh: 'personal',
  }),
  send_document_by_link: write({
    summary: 'Sends a document like `send_document`, with the token from the email that requested it.',
    upload: maxDocumentBytes,
    input: z.object({ token, document: z.coerce.number().int(), file: z.instanceof(Uint8Array) }),
    output: documentLink,
    errors: ['not_found', 'link_expired', 'status_changed'],
    errorData: { link_expired: expiredLink },
  }),
  renew_booking_link: write({
    summary:
      'Sends a new link to the contact of the booking of an expired payment or document link, if it still needs one; the response does not tell. A link that staff have revoked is rejected.',
    input: z.object({ token }),
    errors: ['not_found', 'link_expired'],
    errorData: { link_expired: expiredLink },
  }),
})

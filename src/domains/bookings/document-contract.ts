import { z } from 'zod'
import { read, staffWrite, write } from '#contract/endpoint.ts'
import { bookingCard, bookingDetails } from '#domains/bookings/contract.ts'
import { changedSince, deskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { documentKinds, largestDocument } from '#domains/bookings/document-shapes.ts'
import { bookingStatuses } from '#domains/bookings/shapes.ts'

const agents = ['agent', 'manager'] as const
const seen = {
  reference: z.string().max(20),
  status: z.enum(bookingStatuses),
  version: z.coerce.number().int(),
}
const errors = ['not_found', 'status_changed', 'conflict'] as const
/** From a letter of ours, to whoever booked on the phone; it tells what is asked for, and no name. */
const token = z.string().min(1, 'required').max(300, 'too_long')
const documentLink = z
  .object({ ...bookingCard.shape, documents: bookingDetails.shape.documents })
  .meta({ id: 'DocumentLink' })
const refusalData = { status_changed: changedSince }

/** Documents that a request needs: asked for at the desk, sent by the traveller, seen by nobody else. */
export const documentEndpoints = {
  ask_for_document: staffWrite({
    name: 'ask_for_document',
    summary:
      'Asks the traveller for a document. A request that waits waits for them meanwhile; a confirmed booking stays confirmed.',
    staff: agents,
    idempotent: true,
    input: z.object({
      ...seen,
      kind: z.enum(documentKinds),
      why: z.string().trim().min(1, 'required').max(300, 'too_long').describe('In the traveller’s language'),
      hours: z.coerce.number().int().min(1, 'too_small').max(168, 'too_big').default(24).describe('For a request'),
    }),
    output: deskBookingDetails,
    errors,
    refusalData,
  }),
  judge_document: staffWrite({
    name: 'judge_document',
    summary: 'Accepts a document that was sent, or refuses it; another one can then be asked for.',
    staff: agents,
    idempotent: true,
    input: z.object({ ...seen, document: z.coerce.number().int(), accepted: z.boolean() }),
    output: deskBookingDetails,
    errors,
    refusalData,
  }),
  send_document: write({
    name: 'send_document',
    group: 'bookings',
    summary:
      'Sends a document that was asked for, as a form with the file: PDF, JPEG, PNG or WebP, 5 MB at most. Pictures are drawn anew without metadata.',
    who: 'traveller',
    upload: largestDocument,
    input: z.object({
      reference: z.string().max(20),
      document: z.coerce.number().int(),
      file: z.instanceof(Uint8Array),
    }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed'],
  }),
  show_document_link: read({
    name: 'show_document_link',
    group: 'bookings',
    summary: 'The booking that a link for documents is for, without the people in it, until an account takes it over.',
    input: z.object({ token }),
    output: documentLink,
    errors: ['not_found'],
    fresh: 'personal',
  }),
  send_document_by_link: write({
    name: 'send_document_by_link',
    group: 'bookings',
    summary: 'Sends a document as `send_document` does, with the token of the letter that asked for it.',
    upload: largestDocument,
    input: z.object({ token, document: z.coerce.number().int(), file: z.instanceof(Uint8Array) }),
    output: documentLink,
    errors: ['not_found', 'status_changed'],
  }),
}

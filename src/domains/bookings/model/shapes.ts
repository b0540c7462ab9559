import type { EndCost } from '#domains/bookings/account/refund.ts'
import { z } from 'zod'
import { emailAddress } from '#api/shapes.ts'
import { readPhone } from '#domains/accounts/phone.ts'
import { freeLine } from '#domains/shared/free-text.ts'

export const bookingStatuses = [
  'pending',
  'waiting',
  'waiting_user',
  'confirmed',
  'rejected',
  'expired',
  'cancelled',
  'completed',
  'no_show',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Origin of a booking: made by its traveller on the site, or by staff for a guest on the phone. */
export const bookingSources = ['site', 'phone'] as const
export type BookingSource = (typeof bookingSources)[number]

/** State of an offer; `lapsed` if the booking ended or changed without an answer. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'lapsed'

/**
 * Minor units. `refund` is the refund of online payments, `byHand` that of payments at the hotel or by transfer; `due`
 * is the unpaid part of the penalty. `unpaid` is true if it was to be paid online instead of on arrival, and was not.
 */
export type CancellationCost = EndCost & { unpaid?: true }

/** A name as on the ID shown at check-in: letters of any script, marks, spaces, hyphens, apostrophes. */
const personName = z
  .string()
  .min(1, 'required')
  .max(60, 'too_long')
  .regex(/^[\p{L}\p{M}](?:[\p{L}\p{M}\s.'’ʻʼ-]*[\p{L}\p{M}.])?$/u, 'name_not_on_id')

export const guest = z.object({ first_name: personName, last_name: personName }).meta({ id: 'Guest' })
export type Guest = z.output<typeof guest>

/** The reference of a booking or an order, as an input. */
export const reference = z.string().max(20)

const line = (max: number) => freeLine(max).optional()

export const contact = z
  .object({
    email: emailAddress,
    phone: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'invalid_phone')
      .refine((phone) => readPhone(phone, []) !== null, 'invalid_phone')
      .meta({ description: 'E.164', example: '+966512345678' }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'not_a_choice')
      .meta({ description: 'ISO 3166-1 alpha-2' }),
    city: line(60),
    state: line(60),
    zip: line(20),
    address: line(120).describe('Street and number'),
  })
  .meta({ id: 'Contact' })
export type Contact = z.output<typeof contact>

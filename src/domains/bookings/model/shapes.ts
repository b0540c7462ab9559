import type { EndCost } from '#domains/bookings/account/refund.ts'
import { z } from 'zod'
import { isPrintable } from '@rihla/paper/printable'
import { cleaned, emailAddress } from '#api/shapes.ts'
import { readPhone } from '#domains/accounts/phone.ts'
import { maxNameLength } from '#domains/shared/person-name.ts'
import { freeLine, personName } from '#domains/shared/free-text.ts'
import { typedText } from '#i18n/digits.ts'

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

const oneOfNames = personName(maxNameLength).refine(isPrintable, 'name_not_printable').default('')

/** A guest as on the document shown at check-in. A single name is the first name, wherever it was typed. */
export const guest = z
  .object({ first_name: oneOfNames, last_name: oneOfNames.describe('Empty if the document shows a single name') })
  .overwrite(({ first_name, last_name }) => ({
    first_name: first_name || last_name,
    last_name: first_name && last_name,
  }))
  .refine(({ first_name }) => first_name !== '', { path: ['first_name'], error: 'required' })
  .meta({ id: 'Guest' })
export type Guest = z.output<typeof guest>

/** The reference of a booking or an order, as an input. */
export const reference = cleaned(20, (text) => typedText(text).replaceAll(/[ -]/g, '').toUpperCase())

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

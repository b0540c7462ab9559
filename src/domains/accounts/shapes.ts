import { locales } from '#i18n/locale.ts'
import { z } from 'zod'
import { calendarDate, instant, typedCode } from '#api/shapes.ts'

export const profile = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable().describe('Null for an account that was opened by a code to a phone'),
    phone: z.string().nullable().describe('E.164 format'),
    phone_verified: z.boolean(),
    nationality: z.string().nullable().describe('ISO 3166 country code'),
    birth_date: calendarDate.nullable(),
    currency: z.string().nullable(),
    notify_offers: z.boolean(),
    notify_reminders: z.boolean(),
    has_password: z.boolean(),
    staff: z.boolean().describe('True for staff, who can open the admin'),
    image: z.string().nullable().describe('Path of the photo; only its owner can load it'),
    locale: z.enum(locales),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

export const codeSent = z
  .object({
    to: z.string(),
    expires_at: instant,
    resend_at: instant.describe('The earliest time at which a new code can be sent'),
  })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.output<typeof codeSent>

export const code = typedCode(20, 'invalid_code')
  .min(1, 'required')
  .describe('Six digits; spaces and Arabic digits are accepted')

/** Strength comes from length (NIST SP 800-63B); the upper bound limits the cost of hashing. */
export const newPassword = z.string().min(10, 'password_weak').max(128)
export const knownPassword = z.string().min(1, 'required').max(128)
export const remember = z
  .boolean()
  .default(true)
  .describe('True: a session in use lasts up to thirty days. False: until the browser closes, at most one day')
export const country = z.string().regex(/^[A-Z]{2}$/, 'not_a_choice')

/** Changes of sign-in data, of which the owner is notified and which the owner can undo. */
export const accountChangeKinds = ['password', 'email', 'phone', 'passkey', 'second_factor'] as const
export type AccountChangeKind = (typeof accountChangeKinds)[number]

/** The text fields of a form, and the names of the files that were chosen, which are not stored. */
export type StoredForm = { values: Record<string, string>; files: string[] }

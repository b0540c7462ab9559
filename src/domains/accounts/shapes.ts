import { z } from 'zod'
import { calendarDate } from '#contract/shapes.ts'

export const profile = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable().describe('E.164'),
    phone_verified: z.boolean(),
    nationality: z.string().nullable().describe('ISO 3166 country'),
    birth_date: calendarDate.nullable(),
    currency: z.string().nullable(),
    notify_offers: z.boolean(),
    notify_reminders: z.boolean(),
    has_password: z.boolean(),
    image: z.string().nullable().describe('Path of the photo; only its owner is shown it'),
    locale: z.enum(['en', 'ar']),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

export const knownPassword = z.string().min(1, 'required').max(128, 'too_long')
export const remember = z
  .boolean()
  .default(true)
  .describe('Up to thirty days while it is used; otherwise until the browser closes, a day at most')
export const country = z.string().regex(/^[A-Z]{2}$/, 'not_a_choice')

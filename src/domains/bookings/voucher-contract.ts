import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { calendarDate, instant, money } from '#contract/shapes.ts'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { sharings } from '#domains/packages/shapes.ts'
import { boards } from '#domains/stays/shapes.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })

/** Names are in both languages: the traveller shows it to people who read the other one. */
const voucher = z
  .object({
    reference: z.string(),
    kind: z.enum(bookingKinds),
    brand: bilingual,
    help: z.object({ phone: z.string(), email: z.string() }).describe('Of the provider'),
    demo: z.boolean().describe('Hotel and booking are invented'),
    name: bilingual.describe('The hotel, package or service'),
    address: bilingual,
    phone: z.string().nullable().describe('Of the hotel'),
    point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    first_day: calendarDate,
    last_day: calendarDate.describe('Of a stay the day of departure'),
    nights: z.int().describe('Of a stay; days of a journey'),
    starts_at: z.string().nullable().describe('HH:MM of the place: check-in, or when the group meets'),
    ends_at: z.string().nullable().describe('HH:MM: check-out'),
    time_zone: z.string(),
    guests: z.array(z.string()).describe('The lead guest of each room'),
    rooms: z.array(
      z.object({
        name: bilingual.nullable(),
        board: z.enum(boards).nullable(),
        sharing: z.enum(sharings).nullable(),
        adults: z.int(),
        children: z.int(),
      }),
    ),
    option: bilingual.nullable(),
    people: z.int(),
    total: money,
    paid: money,
    due: money.describe('To be paid on arrival'),
    free_until: instant.nullable(),
    special_request: z.string(),
    meeting: bilingual.nullable().describe('Where a journey begins'),
    flight: bilingual.nullable(),
    residence: z.array(z.object({ name: bilingual, nights: z.int() })),
    programme: z.array(z.object({ date: calendarDate, title: bilingual })),
    arrival_ar: z.array(z.string()).describe('For the driver and the reception, in Arabic'),
    code: z.string().describe('What /verify knows it by'),
  })
  .meta({ id: 'Voucher' })
export type Voucher = z.output<typeof voucher>

const verdicts = ['valid', 'changed', 'cancelled', 'past'] as const

const verifiedVoucher = z
  .object({
    verdict: z.enum(verdicts),
    reference: z.string(),
    name: z.string(),
    first_day: calendarDate,
    last_day: calendarDate,
    initials: z.string().describe('Of the lead guest'),
  })
  .meta({ id: 'VerifiedVoucher' })

export const voucherEndpoints = {
  show_voucher: read({
    name: 'show_voucher',
    group: 'bookings',
    summary: 'What a traveller carries of a confirmed booking.',
    who: 'traveller',
    input: z.object({ reference: z.string().max(20) }),
    output: voucher,
    errors: ['not_found'],
  }),
  verify_voucher: read({
    name: 'verify_voucher',
    group: 'bookings',
    summary:
      'Whether a voucher is genuine and still holds, by the code printed on it; `not_found` when it is not ours.',
    who: 'anyone',
    fresh: 'personal',
    input: z.object({ code: z.string().max(80) }),
    output: verifiedVoucher,
    errors: ['not_found', 'too_many_requests'],
  }),
}

import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate, money, typedCode } from '#api/shapes.ts'
import { reference } from '#domains/bookings/model/shapes.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { priceBases } from '#domains/products/shared/room-basis.ts'
import { boards, officialClasses } from '#domains/shared/shapes.ts'
import { shortAccount } from '#domains/shared/short-account-answer.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })

/** The place and the time of a booking, with names in both languages. */
const placeFacts = z.object({
  kind: z.enum(productKinds),
  name: bilingual.describe('The hotel, package or service'),
  address: bilingual,
  phone: z.string().nullable().describe('Phone number of the hotel'),
  licence: z
    .object({ number: z.string(), valid_until: calendarDate })
    .nullable()
    .describe('The licence of the hotel; null without a valid one'),
  official_class: z.enum(officialClasses).nullable().describe('The class that the tourism authority gave the hotel'),
  point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  first_day: calendarDate,
  last_day: calendarDate.describe('For a stay the day of departure'),
  nights: z.int().describe('Nights of a stay; days of a package'),
  starts_at: z.string().nullable().describe('HH:MM in local time: check-in, or the meeting time of the group'),
  ends_at: z.string().nullable().describe('HH:MM in local time: check-out'),
  time_zone: z.string(),
  driver: z.boolean().describe('True if a driver takes the guests: to their hotel, or in a vehicle of their own'),
  rooms: z.array(
    z.object({
      name: bilingual.nullable(),
      board: z.enum(boards).nullable(),
      sharing: z.enum(priceBases).nullable(),
      adults: z.int(),
      children: z.int(),
    }),
  ),
  option: bilingual.nullable(),
  vehicles: z.int().describe('The number of vehicles of a transfer; 1 for all else'),
  people: z.int(),
  meeting: bilingual.nullable().describe('The meeting point'),
  flight: bilingual.nullable(),
  hotels: z.array(
    z.object({
      name: bilingual,
      slug: z.string().nullable().describe('Null for a hotel without a page on the site'),
      nights: z.int(),
      address: bilingual.describe('Of a hotel that is only named, its city'),
      first_day: calendarDate,
      last_day: calendarDate.describe('The day of departure'),
    }),
  ),
  programme: z.array(z.object({ date: calendarDate, title: bilingual })),
})
export type PlaceFacts = z.output<typeof placeFacts>

/** Names are in both languages: the traveller shows the voucher to people who read the other one. */
const voucher = placeFacts
  .extend({
    reference: z.string(),
    brand: bilingual,
    help: z.object({ phone: z.string(), email: z.string() }).describe('Contact of the provider'),
    demo: z.boolean().describe('True if the hotel and the booking are fictitious'),
    guests: z.array(z.string()).describe('The lead guest of each room'),
    discount: z.object({ code: z.string(), amount: money }).nullable().describe('Deducted by a promotion code'),
    account: shortAccount,
    special_request: z.string(),
    arrival_en: z.array(z.string()).describe('For driver and reception, or the staff of a service; can be empty'),
    arrival_ar: z.array(z.string()).describe('The same in Arabic'),
    code: z.string().describe('The code for /verify'),
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
    initials: z.string().describe('Initials of the lead guest'),
  })
  .meta({ id: 'VerifiedVoucher' })

export const voucherEndpoints = endpoints('bookings', {
  show_voucher: read({
    summary: 'The voucher of a confirmed booking.',
    access: 'booking',
    input: z.object({ reference }),
    output: voucher,
    errors: ['not_found'],
  }),
  verify_voucher: read({
    summary: 'Verifies a voucher by its printed code; `not_found` if it was not issued here.',
    access: 'anyone',
    fresh: 'personal',
    input: z.object({ code: typedCode(80) }),
    output: verifiedVoucher,
    errors: ['not_found', 'too_many_requests'],
  }),
})

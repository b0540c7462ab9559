import { z } from 'zod'
import { calendarDate, instant, money } from '#api/shapes.ts'

export const timing = z.enum(['prepay', 'arrival', 'both'])

export const paymentType = z.enum(['prepay', 'arrival'])

/** `free`: at present; `partial`: a part is charged; `none`: the whole price, from the booking on. */
export const cancellationKind = z.enum(['free', 'partial', 'none'])

export const cancellation = z
  .object({
    kind: cancellationKind,
    free_until: instant.nullable(),
    steps: z.array(z.object({ from: instant.nullable(), penalty: money })),
  })
  .meta({ id: 'Cancellation' })
export type CancellationAnswer = z.output<typeof cancellation>

/** The score of the published reviews of a product, and their number. */
export const scored = {
  rating: z.number().nullable().describe('Out of ten, one decimal; null with fewer than three reviews'),
  review_count: z.int(),
}

/** The amount that a promotion deducted, and the amount that it reduced. */
const discount = z.object({ code: z.string(), name: z.string(), amount: money }).nullable()

export type DiscountAnswer = z.output<typeof discount>

const changeCharge = z
  .object({ name: z.string(), amount: money })
  .optional()
  .describe('The part of the total that the terms of a booking charged for changes')

export type ChangeChargeAnswer = z.output<typeof changeCharge>

const discountable = money.describe('The amount that a promotion code reduces, before any discount')

const plan = z
  .array(
    z
      .object({
        due: z
          .union([z.enum(['booking', 'answer', 'arrival']), calendarDate])
          .describe(
            '`booking`: online with it; `answer`: online once the provider has accepted; a date: online by then',
          ),
        amount: money,
      })
      .meta({ id: 'PaymentPart' }),
  )
  .nullable()

/** When a total is paid by each payment type; null for one that is not offered. */
export const pay = z.object({ prepay: plan, arrival: plan }).meta({ id: 'PaymentPlans' })
export type PaymentPlans = z.output<typeof pay>

/** What every quote contains. */
export const quoteFields = {
  token: z.string().describe('Input of store_booking, for a stay of book_hotel; guarantees the price, holds nothing'),
  expires_at: instant,
  discount,
  change_charge: changeCharge,
  discountable,
  total: money,
  payment: timing.nullable(),
  pay,
  cancellation,
}

/** Of products that the provider confirms or that are instant. */
export const supply = z
  .enum(['own', 'portal'])
  .describe('`own`: instant; `portal`: on request, confirmed by the provider')

export const vatContained = z
  .object({ rate_percent: z.number(), amount: money })
  .nullable()
  .describe('The VAT contained in the total')

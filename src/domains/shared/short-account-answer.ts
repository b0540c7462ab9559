import { z } from 'zod'
import { calendarDate, instant, money } from '#api/shapes.ts'

/** The account of a booking, an order or a price as its traveller sees it; the amounts have one currency. */
export const shortAccount = z
  .object({
    total: money.describe('The price, also of a booking that has ended; of an order what its bookings cost now'),
    charge: money
      .nullable()
      .describe(
        'What a booking that has ended without a stay costs instead: the charge of its cancellation, or nothing',
      ),
    gift_cards: z
      .array(
        z.object({
          last_four: z.string(),
          amount: money,
          held: z.boolean().describe('True until the booking is confirmed'),
        }),
      )
      .describe('What gift cards pay of it'),
    paid: money.describe('Received otherwise than with gift cards; refunds are not deducted'),
    refunded: money.describe('Refunds that were made or requested'),
    owed: money.describe('What is still to be returned'),
    due: z
      .array(
        z.object({
          when: z
            .union([z.enum(['booking', 'answer', 'arrival', 'past']), calendarDate])
            .describe(
              'Online: now, once the provider has accepted, or until a date. In person: on arrival; `past` if that is over',
            ),
          amount: money,
        }),
      )
      .describe('What is still to be paid, in the order of its dates'),
    refundable_until: instant.nullable().describe('Until then cancelling is free'),
    refundable: z
      .enum(['free', 'partial', 'none'])
      .nullable()
      .describe('What is returned if it is cancelled now: all, all but `penalty`, or nothing; null if it cannot be'),
    penalty: money.nullable(),
  })
  .meta({ id: 'ShortAccount' })

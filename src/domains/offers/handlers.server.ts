import { changeFresh } from '#domains/bookings/current/own-booking.server.ts'
import type { offerEndpoints } from '#domains/offers/contract.ts'
import { answerOffer } from '#domains/offers/offers.server.ts'
import type { Handlers } from '#domains/context.ts'

export const offerHandlers: Handlers<typeof offerEndpoints> = {
  answer_offer: (context, { reference, answer }) =>
    changeFresh(context, reference, (at, booking) => answerOffer(at, booking, answer)),
}

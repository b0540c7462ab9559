import { z } from 'zod'
import { endpoints, read, staffRead, staffWrite, write } from '#api/endpoint.ts'
import { calendarDate, emailAddress, instant, money, typedField } from '#api/shapes.ts'
import { agents, managers } from '#api/staff.ts'
import { requiresProof } from '#domains/accounts/sessions/step-up-contract.ts'
import { giftCard, giftCardCode } from '#domains/payments/gift-cards/answers.ts'
import { freeLine } from '#domains/shared/free-text.ts'
import { locales } from '#i18n/locale.ts'

/** The largest amount of one card, in minor units: a wrong digit must not make a fortune. */
const maxGiftCardMinor = 5_000_000

export const issuedGiftCard = z
  .object({
    ...giftCard.shape,
    issued: money,
    issued_at: instant,
    issued_by: z.string(),
    holder_name: z.string(),
    holder_email: z.string(),
    note: z.string(),
    linked: z.boolean().describe('True if an account has added or used it'),
  })
  .meta({ id: 'IssuedGiftCard' })
export type IssuedGiftCard = z.output<typeof issuedGiftCard>

export const giftCardEndpoints = endpoints('accounts', {
  fetch_my_gift_cards: read({
    summary: 'The gift cards that the signed-in traveller has added or used, with their balances.',
    access: 'traveller',
    output: z.array(giftCard),
  }),
  add_gift_card: write({
    summary: 'Adds a gift card to the account by its code. A card that another account has added stays there.',
    access: 'traveller',
    input: z.object({ code: giftCardCode }),
    output: z.array(giftCard),
  }),
  check_gift_card: staffRead({
    summary: 'The balance of a usable gift card, by its code, for a guest on the phone.',
    staff: agents,
    hotelScope: 'none',
    input: z.object({ code: giftCardCode }),
    output: giftCard,
  }),
  fetch_gift_cards: staffRead({
    summary: 'Gift cards, the last one first: all, or those with these last four characters or this holder.',
    staff: managers,
    input: z.object({ q: typedField(120).default('') }),
    output: z.object({
      cards: z.array(issuedGiftCard),
      more: z.boolean().describe('True if the list is incomplete'),
      currency: z.string().describe('The currency in which cards are issued'),
    }),
  }),
  issue_gift_card: staffWrite({
    summary:
      'Issues a gift card. Only this response contains its code, and the email to its holder if it is sent. With an Idempotency-Key a repeated call issues no second card and gets the same response for a day.',
    staff: managers,
    idempotent: true,
    secretResponse: true,
    input: z.object({
      minor: z.int().min(100).max(maxGiftCardMinor).describe('In minor units of the currency of the provider'),
      expires_on: calendarDate,
      holder_name: freeLine(80).default(''),
      holder_email: z.union([z.literal(''), emailAddress]).default(''),
      locale: z.enum(locales).default('ar').describe('The language of the email'),
      note: freeLine(200).default('').describe('Only staff see it'),
      send: z.boolean().default(false).describe('True to send the code to the holder'),
    }),
    output: z.object({ code: z.string(), card: issuedGiftCard }),
    ...requiresProof,
  }),
  change_gift_card: staffWrite({
    summary: 'Blocks or unblocks a gift card, or moves its last day. Bookings that it has paid stay as they are.',
    staff: managers,
    input: z.object({ id: z.int32(), blocked: z.boolean().optional(), expires_on: calendarDate.optional() }),
    output: issuedGiftCard,
  }),
})

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'

/** The discount of a promotion. Not a part of the selection: quote tokens carry it, carts do not store it. */
const discount = z
  .object({
    promotionId: z.int(),
    code: z.string(),
    name: z.object({ en: z.string(), ar: z.string() }),
    basisPoints: z.int().nullable(),
    maxAmount: z.int().nullable(),
  } satisfies Record<keyof GrantedDiscount, z.ZodType>)
  .optional()

/** A selected product before it is priced: the form that carts store and quote tokens carry. */
export const productSelection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stay'),
    hotelId: z.int(),
    checkIn: z.string(),
    checkOut: z.string(),
    /** `ratePlanId~occupancy`, one per room. */
    rooms: z.array(z.string()),
    /** The place of the search, to which walks on the page of the hotel lead. Not a part of the product. */
    where: z.string().optional(),
    discount,
  }),
  z.object({
    kind: z.literal('package'),
    departureId: z.int(),
    /** The occupancy of each family. */
    party: z.array(z.string()),
    sharing: z.enum(roomBases),
    /** `id~quantity`. */
    extras: z.array(z.string()),
    discount,
  }),
  z.object({
    kind: z.literal('service'),
    optionId: z.int(),
    date: z.string(),
    /** `HH:MM`, or null for a service without times. */
    time: z.string().nullable(),
    people: z.string(),
    days: z.int(),
    units: z.int(),
    discount,
  }),
])

export type ProductSelection = z.output<typeof productSelection>
export type SelectionOf<Kind extends ProductKind> = Extract<ProductSelection, { kind: Kind }>

/** Names the hotel, departure or option whose inventory a selection takes. */
export function inventoryKey(selection: ProductSelection): string {
  switch (selection.kind) {
    case 'stay':
      return `stay:${selection.hotelId}`
    case 'package':
      return `package:${selection.departureId}`
    case 'service':
      return `service:${selection.optionId}`
  }
}

const fields = {
  stay: ['hotelId', 'checkIn', 'checkOut', 'rooms'],
  package: ['departureId', 'party', 'sharing', 'extras'],
  service: ['optionId', 'date', 'time', 'people', 'days', 'units'],
} as const satisfies { [Kind in ProductKind]: readonly (keyof SelectionOf<Kind>)[] }

/** Equal for equal selections, in whatever order their rooms, families or extras are. Carts store it. */
export function selectionDigest(selection: ProductSelection): string {
  const values: Record<string, unknown> = selection
  const parts = fields[selection.kind].map((name) => {
    const value = values[name]
    return Array.isArray(value) ? value.slice().sort() : value
  })
  const whole = JSON.stringify([selection.kind, ...parts])
  return createHash('sha256').update(whole).digest('base64url').slice(0, 22)
}

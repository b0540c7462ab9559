import type { FieldError } from '#api/errors.ts'
import { signAcceptance } from '#domains/cart/acceptance.server.ts'
import { emptyCart, type Cart, type CartLine } from '#domains/cart/answers.ts'
import { findCartCode, findLines, selectionId } from '#domains/cart/lines.server.ts'
import type { CartOwner } from '#domains/cart/owner.server.ts'
import { quoteLine, type LineToPrice, type QuotedLine } from '#domains/cart/quoted-line.server.ts'
import type { Context } from '#domains/context.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'
import { grantCode } from '#domains/promotions/grant.server.ts'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import { minorPlan, moneyPlan, planOf } from '#domains/shared/plan.ts'
import { sumOfMoney } from '#domains/shared/sum.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

type Pricing = Pick<Context, 'actor' | 'address' | 'db' | 'locale' | 'now' | 'ports'>
type PricedLine = QuotedLine & { row: LineToPrice; discount?: GrantedDiscount | undefined }

/**
 * All lines at their current prices, and the token that accepts them.
 * @param tried a promotion code instead of the stored one
 */
export async function pricedCart(context: Pricing, owner: CartOwner, tried?: string): Promise<Cart> {
  const [rows, stored] = await Promise.all([findLines(context.db, owner), findCartCode(context.db, owner)])
  return priceLines(context, rows, tried ?? stored)
}

/** A selection at its current price as a cart of one line, which is not stored. Its token is that of the quote. */
export async function pricedSelection(
  context: Pricing,
  selection: ProductSelection,
  code: string | null,
): Promise<Cart> {
  const digest = selectionDigest(selection)
  const addedAt = context.now.toISOString()
  const row = { id: selectionId(digest), selection, digest, seenTotal: null, currency: '', addedAt }
  const cart = await priceLines(context, [row], code)
  const quote = cart.lines[0]?.quote
  return { ...cart, token: quote?.token ?? null, expires_at: quote?.expires_at ?? null }
}

async function priceLines(context: Pricing, rows: LineToPrice[], code: string | null): Promise<Cart> {
  const whole = await Promise.all(rows.map(async (row) => ({ ...(await quoteLine(context, row)), row })))
  const { priced, promotion } = await discounted(context, whole, code)
  const lines = priced.map(({ line }) => line)
  const [first, ...more] = lines.flatMap(({ total }) => total ?? [])
  if (!first) return { ...emptyCart, lines, promotion }
  const accepted = priced.flatMap(({ line, price, row, discount }) =>
    line.total && price !== null
      ? [{ id: line.id, selection: row.digest, price, total: line.total.minor, ...(discount && { discount }) }]
      : [],
  )
  const complete = accepted.length === lines.length
  const signed = complete ? signAcceptance(context.ports.signer, accepted, context.now) : null
  return {
    lines,
    total: sumOfMoney([first, ...more]),
    promotion,
    pay: { prepay: planOfLines(lines, 'prepay'), arrival: planOfLines(lines, 'arrival') },
    token: signed?.token ?? null,
    expires_at: signed?.expiresAt.toISOString() ?? null,
  }
}

/** When the lines that can be booked are paid together; null if one of them cannot be paid this way. */
function planOfLines(lines: readonly CartLine[], way: PaymentType): Cart['pay']['prepay'] {
  const quotes = lines.flatMap(({ quote }) => quote ?? [])
  const plans = quotes.flatMap(({ pay }) => (pay[way] ? [minorPlan(pay[way])] : []))
  return plans.length < quotes.length ? null : moneyPlan(planOf(plans.flat()), quotes[0]?.total.currency ?? '')
}

/** The lines with the discounts of a code, priced again; as they are if it deducts nothing. */
async function discounted(
  context: Pricing,
  whole: PricedLine[],
  code: string | null,
): Promise<{ priced: PricedLine[]; promotion: Cart['promotion'] }> {
  if (code === null) return { priced: whole, promotion: null }
  const failed = (problem: Pick<FieldError, 'code' | 'params'>) => ({
    priced: whole,
    promotion: { code: code.toUpperCase(), name: null, amount: null, saved: null, problem },
  })
  const available = whole.flatMap((one) => (one.line.quote ? [{ one, amount: one.line.quote.discountable }] : []))
  const products = available.map(({ one, amount }) => ({ selection: one.row.selection, amount }))
  const granted = await grantCode(context, code, products)
  if (!granted.ok) return failed(granted.error.errors?.[0] ?? { code: granted.error.code })
  const pricedLines = await Promise.all(
    whole.map(async (one): Promise<PricedLine> => {
      const discount = granted.data[available.findIndex((other) => other.one === one)]
      if (!discount) return one
      const { line, price } = await quoteLine(context, { ...one.row, selection: { ...one.row.selection, discount } })
      return { row: one.row, line: { ...line, was: one.line.was }, price, discount }
    }),
  )
  const [first, ...more] = pricedLines.flatMap(({ line }) => line.quote?.discount ?? [])
  if (!first) return failed({ code: 'promotion_other_products' })
  const amount = sumOfMoney([first.amount, ...more.map((one) => one.amount)])
  const minor = totalOf(whole) - totalOf(pricedLines)
  const saved = { ...amount, minor }
  return { priced: pricedLines, promotion: { code: first.code, name: first.name, amount, saved, problem: null } }
}

function totalOf(priced: PricedLine[]): number {
  return priced.reduce((sum, { line }) => sum + (line.total?.minor ?? 0), 0)
}

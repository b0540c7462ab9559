import type { InclusivePrice } from '#domains/products/shared/inclusive-price.ts'
import { drawingAddress } from '#domains/content/drawing-address.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import type { CancellationAnswer, PaymentPlans } from '#domains/products/shared/answers.ts'
import { amountDue, moneyPlan, planOf, planWithAnswer } from '#domains/shared/plan.ts'
import type { Cancellation, PaymentType, Supply } from '#domains/shared/shapes.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

export type Money = { minor: number; currency: string }

/** What the quote of every product says of its price. */
export function priceView(
  priced: Pick<InclusivePrice, 'discount' | 'total' | 'payment' | 'plan' | 'currency' | 'cancellation'>,
  locale: Locale,
) {
  const { discount, total, payment, currency, cancellation } = priced
  return {
    discount: discount
      ? { code: discount.code, name: inLocale(discount.name, locale), amount: { minor: discount.amount, currency } }
      : null,
    total: { minor: total, currency },
    payment,
    pay: payView(priced),
    cancellation: cancellationView(cancellation, currency),
  }
}

/** The same of a price that includes its taxes. */
export function inclusivePriceView(priced: InclusivePrice, locale: Locale) {
  const { currency, discount, total, vat } = priced
  return {
    ...priceView(priced, locale),
    discountable: { minor: total + (discount?.amount ?? 0), currency },
    vat: vat && { rate_percent: vat.rateBasisPoints / 100, amount: { minor: vat.amount, currency } },
  }
}

/** When a price is paid by each payment type that it allows. */
export function payView({
  payment,
  plan,
  currency,
}: Pick<InclusivePrice, 'payment' | 'plan' | 'currency'>): PaymentPlans {
  const allows = (type: PaymentType) => payment === type || payment === 'both'
  const onArrival = planOf([{ due: 'arrival', amount: amountDue(plan) }])
  return {
    prepay: allows('prepay') ? moneyPlan(plan, currency) : null,
    arrival: allows('arrival') ? moneyPlan(onArrival, currency) : null,
  }
}

/** The same before the answer of the provider. */
export function payBeforeAnswer({ prepay, arrival }: PaymentPlans, supply: Supply): PaymentPlans {
  return { prepay: prepay && planWithAnswer(prepay, supply), arrival }
}

export function cancellationView(cancellation: Cancellation, currency: string): CancellationAnswer {
  return {
    kind: cancellation.kind,
    free_until: cancellation.freeUntil,
    steps: cancellation.steps.map((step) => ({ from: step.from, penalty: { minor: step.penalty, currency } })),
  }
}

export function pictureView(
  picture: { id: string; alt: Bilingual } | undefined,
  locale: Locale,
): { id: string; alt: string } {
  return picture ? { id: picture.id, alt: inLocale(picture.alt, locale) } : placeholderPicture(locale)
}

/** The score in points from its tenths. */
/** The reviews from which a product has a score; the average of fewer says little. */
const minReviews = 3

export function scoredView({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  return { rating: rating === null || reviewCount < minReviews ? null : rating / 10, review_count: reviewCount }
}

/** The cancellation fields of a card and a page before a price is known. */
export function cancellationFields(kind: Cancellation['kind']) {
  return { free_cancellation: kind === 'free', cancellation_kind: kind }
}

/** For a product without a picture. */
export function placeholderPicture(locale: Locale): { id: string; alt: string } {
  return {
    id: drawingAddress('skyline/makkah', drawingVersion),
    alt: locale === 'ar' ? 'رسم توضيحي لأفق مدينة' : 'Illustration of a city skyline',
  }
}

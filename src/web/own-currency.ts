import { equivalentOf } from '#domains/content/exchange.ts'
import type { Money } from '#contract/shapes.ts'
import type { RequestContext } from '#web/server-context.ts'
import { loaderWords } from '#web/words.ts'

/**
 * What an amount is about in the currency that somebody likes to see, as a whole sentence that says by which rate, and
 * what is charged. Null for who has chosen none, or one without a rate. For loaders of personal pages.
 */
export async function inOwnCurrency(
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  currency: string | null | undefined,
  amount: Money | null | undefined,
): Promise<string | null> {
  if (!currency || !amount) return null
  const found = await api.fetch_exchange_rates()
  if (!found.ok || found.data.currency !== amount.currency) return null
  const rate = found.data.rates.find((one) => one.currency === currency)
  if (!rate) return null
  const { t, format } = await loaderWords(locale)
  const about = equivalentOf(amount, { currency, perUnit: rate.per_unit })
  return t('exchange.line', {
    amount: format.money(about.minor, about.currency),
    date: format.stayDate(rate.as_of),
    example: rate.example ? 'yes' : 'other',
    charged: format.money(amount.minor, amount.currency),
  })
}

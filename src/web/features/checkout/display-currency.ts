import { equivalentOf, foreignMoney } from '#domains/content/exchange.ts'
import type { Money } from '#api/shapes.ts'
import type { RequestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'

/**
 * A sentence with the approximate amount in the traveller's display currency, the date of the rate and the amount that
 * is charged. Null if no currency is selected or it has no rate. For loaders of personal pages.
 */
export async function inOwnCurrency(
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  currency: string | null | undefined,
  amount: Money | null | undefined,
): Promise<string | null> {
  if (!currency || !amount) return null
  const answer = await api.fetch_exchange_rates()
  if (!answer.ok || answer.data.currency !== amount.currency) return null
  const rate = answer.data.rates.find((one) => one.currency === currency)
  if (!rate) return null
  const { t, format } = await loaderTranslator(locale)
  const equivalent = equivalentOf(amount, { currency, perUnit: rate.per_unit })
  return t('exchange.line', {
    amount: foreignMoney(equivalent, rate.name, locale),
    date: format.stayDate(rate.as_of),
    example: rate.example ? 'yes' : 'other',
    charged: format.amount(amount),
  })
}

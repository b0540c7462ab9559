import { readCurrency } from '#domains/accounts/profile/own-currency.ts'
import { chargedCurrency, equivalentOf, foreignMoney } from '#domains/content/exchange.ts'
import { loadMessages } from '#i18n/load.ts'
import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { translatorOf } from '#web/lib/messages.ts'

let stop: () => void = () => undefined
let turn = 0

/**
 * Shows next to every price of the page, including prices rendered later, the approximate amount in the visitor's
 * display currency. The amount is in an attribute that CSS displays, so that cached HTML and elements managed by React
 * keep their content.
 */
export async function showEquivalents(): Promise<void> {
  stop()
  stop = () => undefined
  const mine = ++turn
  const currency = readCurrency(document.cookie)
  const locale = documentLocale()
  const rates = currency ? await browserClient(locale).fetch_exchange_rates({}) : null
  if (!rates?.ok) return forget()
  const base = rates.data.currency
  const rate = rates.data.rates.find((one) => one.currency === currency)
  if (!rate) return forget()
  await loadMessages(locale, ['exchange'])
  // The currency or the language has changed in the meantime.
  if (mine !== turn) return
  const { t } = translatorOf(locale)
  const write = () => {
    for (const price of document.querySelectorAll<HTMLElement>('[data-price]')) {
      const [minor, charged = ''] = price.dataset.price?.split(' ') ?? []
      // Exchange rates are relative to the currency that the site charges.
      if (charged !== base) continue
      const about = equivalentOf({ minor: Number(minor), currency: charged }, { ...rate, perUnit: rate.per_unit })
      const amount = foreignMoney(about, rate.name, locale)
      const text = t('exchange.about', { amount, currency: chargedCurrency(rates.data, locale) })
      if (price.dataset.about !== text) price.dataset.about = text
    }
  }
  write()
  const watch = new MutationObserver(write)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-price'] })
  stop = () => watch.disconnect()
}

function forget(): void {
  for (const price of document.querySelectorAll<HTMLElement>('[data-about]')) delete price.dataset.about
}

import { readCurrency } from '#domains/accounts/own-currency.ts'
import { equivalentOf } from '#domains/content/exchange.ts'
import { loadMessages } from '#text/load.ts'
import { browserClient } from '#web/client.ts'
import { documentLocale } from '#web/document-locale.ts'
import { wordsIn } from '#web/words.ts'

let stop: () => void = () => undefined
let turn = 0

/**
 * Writes beside every price of the page, and beside those that come later, about how much it is in the currency that
 * this reader has chosen. The amount stands in an attribute that styles show, so that pages kept for everyone and parts
 * that React owns stay as they are.
 */
export async function showEquivalents(): Promise<void> {
  stop()
  stop = () => undefined
  const mine = ++turn
  const currency = readCurrency(document.cookie)
  const locale = documentLocale()
  const asked = currency ? await browserClient(locale).fetch_exchange_rates({}) : null
  if (!asked?.ok) return forget()
  const base = asked.data.currency
  const rate = asked.data.rates.find((one) => one.currency === currency)
  if (!rate) return forget()
  await loadMessages(locale, ['exchange'])
  // The choice or the language has changed meanwhile.
  if (mine !== turn) return
  const { t, format } = wordsIn(locale)
  const write = () => {
    for (const price of document.querySelectorAll<HTMLElement>('[data-price]')) {
      const [minor, charged = ''] = price.dataset.price?.split(' ') ?? []
      // Rates are to what the site charges in.
      if (charged !== base) continue
      const about = equivalentOf({ minor: Number(minor), currency: charged }, { ...rate, perUnit: rate.per_unit })
      const amount = format.money(about.minor, about.currency)
      const words = t('exchange.about', { amount, currency: format.moneyParts(0, charged).currency })
      if (price.dataset.about !== words) price.dataset.about = words
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

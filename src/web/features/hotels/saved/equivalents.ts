import { readCurrency } from '#domains/accounts/profile/own-currency.ts'
import { chargedCurrency, equivalentOf, foreignMoney, rateFacts } from '#domains/content/exchange.ts'
import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { translatorOf } from '#web/lib/messages.ts'

/** The place of the rate on a page: below the links of the footer, one of which leads to the currencies. */
const ratePlace = 'footer nav:first-of-type'

let stop: () => void = () => undefined
let turn = 0

/**
 * Shows next to every price of the page, including prices rendered later, the approximate amount in the visitor's
 * display currency, and in the footer its rate. The texts are in shadow trees, so that cached HTML and elements managed
 * by React keep their content.
 */
export async function showEquivalents(): Promise<void> {
  stop()
  stop = () => undefined
  const thisTurn = ++turn
  const currency = readCurrency(document.cookie)
  const locale = documentLocale()
  const rates = currency ? await browserClient(locale).fetch_exchange_rates({}) : null
  if (!rates?.ok) return forget()
  const base = rates.data.currency
  const rate = rates.data.rates.find((one) => one.currency === currency)
  if (!rate) return forget()
  // The currency or the language has changed in the meantime.
  if (thisTurn !== turn) return
  const { t, format } = translatorOf(locale)
  const aYearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)
  const rateText = t('exchange.rate', rateFacts({ format, locale, aYearAgo }, rates.data, rate))
  const write = () => {
    for (const price of document.querySelectorAll<HTMLElement>('[data-price]')) {
      const [minor, charged = ''] = price.dataset.price?.split(' ') ?? []
      // Exchange rates are relative to the currency that the site charges.
      if (charged !== base) continue
      const equivalent = equivalentOf({ minor: Number(minor), currency: charged }, { ...rate, perUnit: rate.per_unit })
      const amount = foreignMoney(equivalent, rate.name, locale)
      const text = t('exchange.about', { amount, currency: chargedCurrency(rates.data, locale) })
      show(price, text)
    }
    const footer = document.querySelector<HTMLElement>(ratePlace)
    if (footer) show(footer, rateText)
  }
  write()
  const watch = new MutationObserver(write)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-price'] })
  stop = () => watch.disconnect()
}

/** Shows a text below the content of an element. */
function show(element: HTMLElement, text: string): void {
  const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (tree.textContent === text) return
  const note = document.createElement('span')
  note.part.add('about')
  note.textContent = text
  tree.replaceChildren(document.createElement('slot'), note)
}

function forget(): void {
  for (const { shadowRoot } of document.querySelectorAll(`[data-price], ${ratePlace}`))
    shadowRoot?.replaceChildren(document.createElement('slot'))
}

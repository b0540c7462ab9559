import { mixedTotal, type MixedPrices } from '#web/features/hotels/rooms/mixed-prices.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { translatorOf } from '#web/lib/messages.ts'

/** Writes the total of the rooms that are selected in the form of a changed select, and the price and terms of each. */
export function showMixedTotal(target: EventTarget): void {
  const form = target instanceof HTMLSelectElement ? target.form : null
  const output = form?.querySelector('output')
  if (!form?.dataset.prices || !output) return
  const prices = JSON.parse(form.dataset.prices) as MixedPrices
  const selected = [...form.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex)
  form.querySelectorAll<HTMLElement>('[data-facts]').forEach((line, i) => {
    const facts = JSON.parse(line.dataset.facts ?? '[]') as string[]
    line.textContent = facts[selected[i] ?? 0] ?? ''
  })
  output.textContent = translatorOf(documentLocale()).format.money(mixedTotal(prices, selected), prices.currency)
}

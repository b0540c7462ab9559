import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readCurrency } from '#domains/accounts/profile/own-currency.ts'
import { useLocale } from '#i18n/react.tsx'

/** Shows prices also in the currency chosen in this browser, from the first page on and whenever the choice changes. */
export function useOwnCurrency(): void {
  const locale = useLocale()
  const { key } = useLocation()
  const lastShown = useRef('')
  useEffect(() => {
    const currency = readCurrency(document.cookie)
    const now = currency ? `${currency} ${locale}` : ''
    if (now === lastShown.current) return
    lastShown.current = now
    void import('#web/features/hotels/saved/equivalents.ts').then(
      ({ showEquivalents }) => showEquivalents(),
      () => undefined,
    )
  }, [key, locale])
}

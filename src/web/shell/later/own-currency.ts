import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readCurrency } from '#domains/accounts/own-currency.ts'
import { useLocale } from '#text/react.tsx'

/** Prices beside the currency that this browser's reader has chosen, from the first page on and when the choice changes. */
export function useOwnCurrency(): void {
  const locale = useLocale()
  const { key } = useLocation()
  const shown = useRef('')
  useEffect(() => {
    const wanted = readCurrency(document.cookie)
    const now = wanted ? `${wanted} ${locale}` : ''
    if (now === shown.current) return
    shown.current = now
    void import('#web/keeping/equivalents.ts').then(
      ({ showEquivalents }) => showEquivalents(),
      () => undefined,
    )
  }, [key, locale])
}

import { useCallback } from 'react'
import type { Destination } from '#domains/stays/answers.ts'
import { useLocale } from '#text/react.tsx'
import { browserClient } from '#web/client.ts'

/** Asks the API for places as they are typed. */
export function useSuggest(): (typed: string, signal: AbortSignal) => Promise<readonly Destination[]> {
  const locale = useLocale()
  return useCallback(
    async (typed, signal) => {
      const found = await browserClient(locale).fetch_location_for_hotels({ q: typed }, { signal })
      return found.ok ? found.data : []
    },
    [locale],
  )
}

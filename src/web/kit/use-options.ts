import { useCallback, useEffect, useState } from 'react'

/** `group` is a heading above the first of those that share it; they come sorted by it. */
export type ComboOption = { value: string; label: string; note?: string; group?: string }

type Found = { state: 'loading' | 'ready' | 'failed'; options: readonly ComboOption[] }

const waitMs = 150

/** The options for what is typed, once the typing rests; those before stay in sight until then. */
export function useOptions(
  wanted: boolean,
  typed: string,
  find: (typed: string, signal: AbortSignal) => Promise<readonly ComboOption[]>,
): Found & { again: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading', options: [] })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        setFound(({ options }) => ({ state: 'loading', options }))
        find(typed, stop.signal).then(
          (options) => stop.signal.aborted || setFound({ state: 'ready', options }),
          () => stop.signal.aborted || setFound({ state: 'failed', options: [] }),
        )
      },
      typed ? waitMs : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, typed, find, tries])
  return { ...found, again: useCallback(() => setTries((count) => count + 1), []) }
}

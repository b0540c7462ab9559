import { useCallback, useRef, useState, type ComponentType } from 'react'

/**
 * A part that is loaded when a user is about to use it: `[Part, start]`. Undefined until it is loaded, and permanently if
 * loading fails: the fallback must work without it.
 * @param load `async () => (await import('…')).Part`, declared outside of the component
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [part: ComponentType<Props> | undefined, start: (failed?: () => void) => void] {
  const pending = useRef<Promise<void>>(undefined)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const start = useCallback(
    (failed?: () => void) => {
      const loading = (pending.current ??= load().then((Loaded) => setPart(() => Loaded)))
      loading.catch(() => {
        // Retried on the next call, because the network can be back by then.
        if (pending.current === loading) pending.current = undefined
        failed?.()
      })
    },
    [load],
  )
  return [Part, start]
}

import { useEffect } from 'react'
import { useText } from '#i18n/react.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

/** Shows a toast while the network is lost, and another when it is back. */
export function useConnection(): void {
  const t = useText()
  useEffect(() => {
    let reported: number | undefined
    const lost = () => {
      reported ??= toast.add({ severity: 'warn', summary: t('shell.offline'), life: Infinity })
    }
    const back = () => {
      if (reported === undefined) return
      toast.close(reported)
      reported = undefined
      toast.add({ severity: 'success', summary: t('shell.online') })
    }
    if (!navigator.onLine) lost()
    const listeners = new AbortController()
    addEventListener('offline', lost, { signal: listeners.signal })
    addEventListener('online', back, { signal: listeners.signal })
    return () => {
      listeners.abort()
      if (reported !== undefined) toast.close(reported)
    }
  }, [t])
}

import { useEffect } from 'react'
import { useText } from '#text/react.tsx'
import { toast } from '#web/kit/toast.ts'

/** Says when the network is lost, for as long as it is, and when it is back. */
export function useConnection(): void {
  const t = useText()
  useEffect(() => {
    let told: number | undefined
    const lost = () => {
      told ??= toast.add({ severity: 'warn', summary: t('shell.offline'), life: Infinity })
    }
    const back = () => {
      if (told === undefined) return
      toast.close(told)
      told = undefined
      toast.add({ severity: 'success', summary: t('shell.online') })
    }
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', back)
      if (told !== undefined) toast.close(told)
    }
  }, [t])
}

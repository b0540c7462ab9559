import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ErrorCode } from '#api/errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { browserClient } from '#web/lib/client.ts'
import { idleStep, warnMinutes, type Idle } from '#web/admin/idle-step.ts'
import { confirm, notify } from '#web/ui/feedback/notice.ts'
import { links } from '#links/site.ts'

const lookMs = 15_000

/**
 * Warns before an idle session expires and reports when it has expired, so that unsaved input is not lost.
 *
 * @param answered a value that changes with every server response
 */
export function useIdleWarning(idleMinutes: number, answered: unknown): void {
  const { t, locale } = useLanguage()
  const { key, pathname, search } = useLocation()
  const idle = useRef<Idle>({ requested: 0, touched: 0, warned: null })
  const here = useRef('')

  useEffect(() => {
    idle.current.requested = Date.now()
    here.current = pathname + search
  }, [answered, key, pathname, search])

  useEffect(() => {
    const state = idle.current
    const touch = () => (state.touched = Date.now())
    const stay = async () => {
      state.requested = Date.now()
      const status = await browserClient(locale).show_admin({})
      if (status.ok || (status.error.code as ErrorCode) !== 'unauthenticated') return
      const [title, message, yes] = [t('admin.endedTitle'), t('admin.endedText'), t('admin.endedSignIn')]
      if (await confirm({ icon: 'person', title, message, yes, no: t('common.close') })) {
        window.open(links.signin(locale, here.current), '_blank', 'noopener')
      }
    }
    const warn = async () => {
      state.warned = Date.now()
      const minutes = Math.min(warnMinutes, Math.floor(idleMinutes / 2))
      const [title, message, yes] = [t('admin.idleTitle'), t('admin.idleText', { minutes }), t('admin.idleStay')]
      await notify({ icon: 'clock', title, message, yes })
      state.warned = null
      await stay()
    }
    const look = () => {
      const step = idleStep(state, idleMinutes, Date.now())
      if (step === 'ask') void stay()
      if (step === 'warn') void warn()
    }
    const timer = setInterval(look, lookMs)
    addEventListener('keydown', touch)
    addEventListener('pointerdown', touch)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', touch)
      removeEventListener('pointerdown', touch)
    }
  }, [idleMinutes, locale, t])
}

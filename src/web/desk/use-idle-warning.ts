import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ErrorCode } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { browserClient } from '#web/client.ts'
import { idleStep, warnMinutes, type Idle } from '#web/desk/idle-step.ts'
import { ask, tell } from '#web/kit/notice.ts'
import { links } from '#web/links.ts'

const lookMs = 15_000

/**
 * Warns before the session ends for want of use, and says when it has ended, so that nothing typed is lost.
 *
 * @param answered changes with every answer of the server
 */
export function useIdleWarning(idleMinutes: number, answered: unknown): void {
  const t = useText()
  const locale = useLocale()
  const { key, pathname, search } = useLocation()
  const idle = useRef<Idle>({ asked: 0, touched: 0, warned: null })
  const here = useRef('')

  useEffect(() => {
    idle.current.asked = Date.now()
    here.current = pathname + search
  }, [answered, key, pathname, search])

  useEffect(() => {
    const state = idle.current
    const touch = () => (state.touched = Date.now())
    const stay = async () => {
      state.asked = Date.now()
      const standing = await browserClient(locale).show_desk({})
      if (standing.ok || (standing.error.code as ErrorCode) !== 'unauthenticated') return
      const [title, message, yes] = [t('desk.endedTitle'), t('desk.endedText'), t('desk.endedSignIn')]
      if (await ask({ icon: 'person', title, message, yes, no: t('common.close') })) {
        window.open(links.signin(locale, here.current), '_blank', 'noopener')
      }
    }
    const warn = async () => {
      state.warned = Date.now()
      const minutes = Math.min(warnMinutes, Math.floor(idleMinutes / 2))
      const [title, message, yes] = [t('desk.idleTitle'), t('desk.idleText', { minutes }), t('desk.idleStay')]
      await tell({ icon: 'clock', title, message, yes })
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

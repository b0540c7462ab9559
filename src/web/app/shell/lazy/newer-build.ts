import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { mayPoll } from '#web/lib/reload-rule.ts'
import { isTyping, reloadOnce } from '#web/lib/reload.ts'

/** Checks periodically for a newer build; the next navigation then loads a new document. */
export function useNewerBuild(): void {
  const newer = useRef(false)
  const { location, formMethod } = useNavigation()
  const { pathname } = useLocation()

  useEffect(() => {
    let last = Date.now()
    const look = async (cause: 'time' | 'return') => {
      const now = Date.now()
      if (newer.current || document.hidden || !mayPoll(last, now, cause)) return
      last = now
      newer.current = await isNewer()
    }
    const back = () => void look('return')
    const timer = setInterval(() => void look('time'), 60_000)
    const listeners = new AbortController()
    addEventListener('focus', back, { signal: listeners.signal })
    document.addEventListener('visibilitychange', back, { signal: listeners.signal })
    return () => {
      clearInterval(timer)
      listeners.abort()
    }
  }, [])

  useEffect(() => {
    // A submission must not be lost, and a page that stays must keep its form input.
    if (!newer.current || !location || (formMethod && formMethod !== 'GET')) return
    if (location.pathname === pathname && isTyping()) return
    reloadOnce(location.pathname + location.search)
  }, [location, formMethod, pathname])
}

/** True if a build newer than this page's is deployed completely, including its manifest. */
async function isNewer(): Promise<boolean> {
  const ownVersion = (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version
  try {
    const latest = (await (await fetch('/builds/latest.json', { cache: 'no-cache' })).json()) as { id: string }
    if (!ownVersion || latest.id === ownVersion) return false
    const manifest = (await (await fetch(`/builds/meta/${latest.id}.json`)).json()) as { id: string }
    return manifest.id === latest.id
  } catch {
    return false
  }
}

import { useEffect } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { preloader } from '#web/shell/later/preload-rule.ts'

type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  module: string
  clientLoaderModule?: string
  imports?: string[]
}

/**
 * Brings the code of a page when a link to it comes into view, under the pointer or into focus. No data: it may
 * have changed by the time of the click. Nothing when people asked to save data.
 */
export function usePreloadedRoutes(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (savesData()) return
    const pointed = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link) preloadLink(link)
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) addEventListener(sign, pointed, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, pointed)
    }
  }, [])
  useEffect(() => {
    if (savesData()) return
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) preloadLink(target as HTMLAnchorElement)
    })
    for (const link of document.querySelectorAll('a[href^="/"]')) seen.observe(link)
    return () => seen.disconnect()
  }, [key])
}

function preloadLink(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  const { routes } = (window as { __reactRouterManifest?: { routes: Record<string, ManifestRoute> } })
    .__reactRouterManifest ?? { routes: {} }
  const flat = Object.values(routes).flatMap(({ id, path }) => (path && path !== '*' ? [{ id, path }] : []))
  const id = matchRoutes(flat, link.pathname)?.[0]?.route.id
  if (id) preloadRoute(id)
}

const preloadRoute = preloader(async (id) => {
  const { routes } = (window as { __reactRouterManifest?: { routes: Record<string, ManifestRoute> } })
    .__reactRouterManifest ?? { routes: {} }
  const files = new Set<string>()
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    for (const file of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) if (file) files.add(file)
  }
  await Promise.all([...files].map(preloadFile))
})

/** Settled when the file is there or cannot be had: a preload that fails is nobody's trouble. */
function preloadFile(href: string): Promise<void> {
  if (document.querySelector(`link[rel=modulepreload][href="${href}"], script[src="${href}"]`)) return Promise.resolve()
  return new Promise((settled) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.onload = link.onerror = () => settled()
    document.head.append(link)
  })
}

function savesData(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}

import { useEffect } from 'react'
import { useLocation } from 'react-router'

type ManifestRoute = { id: string; parentId?: string; path?: string; module: string; imports?: string[] }

/**
 * Preloads the code of a page when a link to it scrolls into view, is hovered or is focused. No data: it can change
 * before the click. Disabled when the browser saves data.
 */
export function usePreloadedRoutes(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (savesData()) return
    const pointed = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link) preloadLink(link)
    }
    const listeners = new AbortController()
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(sign, pointed, { passive: true, signal: listeners.signal })
    return () => listeners.abort()
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
  const path = link.pathname.replace(/(.)\/$/, '$1')
  const { fixed, open } = knownPaths()
  const id = fixed.get(path) ?? open.find(([shape]) => shape.test(path))?.[1]
  if (id) preloadRoute(id)
}

function manifestRoutes(): Record<string, ManifestRoute> {
  return (
    (window as { __reactRouterManifest?: { routes: Record<string, ManifestRoute> } }).__reactRouterManifest?.routes ??
    {}
  )
}

let paths = { routes: 0, fixed: new Map<string, string>(), open: [] as [RegExp, string][] }

/**
 * The paths of the site, those with parameters as regular expressions. The router's own matching starts from the
 * beginning for each link.
 */
function knownPaths(): typeof paths {
  const routes = Object.values(manifestRoutes())
  if (routes.length === paths.routes) return paths
  paths = { routes: routes.length, fixed: new Map(), open: [] }
  for (const { id, path } of routes) {
    if (!path || path === '*') continue
    if (path.includes(':')) paths.open.push([new RegExp(`^/${path.replace(/:[^/]+/g, '[^/]+')}$`), id])
    else paths.fixed.set(`/${path}`, id)
  }
  return paths
}

const preloadRoute = preloader(async (id) => {
  const routes = manifestRoutes()
  const files = new Set<string>()
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file)
  }
  await Promise.all([...files].map(preloadFile))
})

const preloads = new Map<string, Promise<void>>()

/** Resolves when the file is loaded or has failed: a failed preload needs no handling. */
function preloadFile(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  const settled =
    preloads.get(href) ??
    new Promise<void>((resolve) => {
      link.onload = link.onerror = () => resolve()
      document.head.append(link)
    })
  preloads.set(href, settled)
  return settled
}

function savesData(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}

const maxPending = 4

/**
 * Preloads each name once. A request while too many are pending is skipped, and can be repeated.
 *
 * @param load resolves when the resource is loaded or has failed
 */
export function preloader(load: (name: string) => Promise<void>): (name: string) => void {
  const requestedNames = new Set<string>()
  let pending = 0
  return (name) => {
    if (requestedNames.has(name) || pending > maxPending) return
    requestedNames.add(name)
    pending++
    void load(name).finally(() => pending--)
  }
}

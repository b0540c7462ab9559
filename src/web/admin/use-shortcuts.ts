import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Milliseconds after G within which the second key is accepted. */
const chordMs = 1_500
const offKey = 'admin-shortcuts'

/** True if single-key shortcuts are enabled; WCAG 2.1.4 requires that they can be disabled. */
export function usesShortcuts(): boolean {
  return localStorage.getItem(offKey) !== 'off'
}

export function rememberShortcuts(on: boolean): void {
  localStorage.setItem(offKey, on ? 'on' : 'off')
}

/**
 * Keyboard shortcuts of the admin: `/` focuses the search, `?` opens help, J and K move through rows, G and a letter
 * open a page.
 */
export function useShortcuts(places: Record<string, string>): void {
  const navigate = useNavigate()
  useEffect(() => {
    let chordUntil = 0
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (!usesShortcuts() || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      const place = event.timeStamp < chordUntil ? places[key] : undefined
      chordUntil = key === 'g' ? event.timeStamp + chordMs : 0
      if (place) void navigate(place)
      else if (key === '/') document.getElementById('admin-search')?.focus()
      else if (key === '?') (document.getElementById('shortcuts') as HTMLDialogElement | null)?.showModal()
      else if (key === 'j') moveRow(1)
      else if (key === 'k') moveRow(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, places])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Focuses the first link of the row to a page, not to a telephone number, so that Enter opens the row without further code. */
function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href^="/"]') ?? [],
  )
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by
  rows[next]?.focus()
  rows[next]?.scrollIntoView({ block: 'nearest' })
}

import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import '#web/ui/tabs.css'

/**
 * Views of the same content, one at a time. In HTML these are links to sections of the page, of which the target of the
 * URL is shown; with scripts they become tabs, and the arrow keys move between them.
 */
export function Tabs({
  label,
  items,
}: {
  label: string
  items: readonly { id: string; label: ReactNode; panel: ReactNode }[]
}) {
  const own = useId()
  const [chosen, setChosen] = useState<string>()
  const first = items[0]?.id
  useEffect(() => setChosen(location.hash.slice(1) || first), [first])
  const shown = items.some(({ id }) => id === chosen) ? chosen : first
  const tabs = chosen !== undefined

  const press = (event: MouseEvent, id: string) => {
    event.preventDefault()
    setChosen(id)
  }
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (!tabs) return
    const to = tabAfter(
      event,
      items.length,
      items.findIndex(({ id }) => id === shown),
    )
    const item = to === undefined ? undefined : items[to]
    if (!item) return
    event.preventDefault()
    setChosen(item.id)
    event.currentTarget.querySelectorAll<HTMLElement>('a')[to ?? 0]?.focus()
  }
  return (
    <div className="tabs" data-links={tabs ? undefined : ''}>
      <div role={tabs ? 'tablist' : 'navigation'} aria-label={label} className="tab-list" onKeyDown={go}>
        {items.map((item) => (
          <a
            key={item.id}
            id={`${own}${item.id}`}
            href={`#${item.id}`}
            {...(tabs && {
              role: 'tab',
              'aria-selected': item.id === shown,
              'aria-controls': item.id,
              tabIndex: item.id === shown ? 0 : -1,
              onClick: (event: MouseEvent) => press(event, item.id),
            })}
          >
            {item.label}
          </a>
        ))}
      </div>
      {items.map((item) => (
        <section
          key={item.id}
          id={item.id}
          aria-labelledby={`${own}${item.id}`}
          {...(tabs && { role: 'tabpanel', tabIndex: 0, hidden: item.id !== shown })}
          className="tab-panel"
        >
          {item.panel}
        </section>
      ))}
    </div>
  )
}

/** The index of the tab that a key leads to from the one at `at`: in reading direction, wrapping at the ends. */
function tabAfter(event: KeyboardEvent<HTMLElement>, count: number, at: number): number | undefined {
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  if (event.key === (mirrored ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count
  if (event.key === (mirrored ? 'ArrowRight' : 'ArrowLeft')) return (at + count - 1) % count
  return undefined
}

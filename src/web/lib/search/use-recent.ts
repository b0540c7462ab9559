import { useEffect, useRef, useState } from 'react'

/**
 * The items of a recent list, which only the browser knows, and their deletion: it is announced, and the focus goes on to
 * the next delete button, or to the box if none is left.
 * @param read the same function in every rendering that shows the same items
 */
export function useRecent<Item>(read: () => Item[], remove: (path?: string) => void) {
  const [items, setItems] = useState<Item[]>([])
  /** The last deletion: what is announced, and the position at which the focus goes on. */
  const [deleted, setDeleted] = useState({ report: '', at: 0 })
  const box = useRef<HTMLElement>(null)
  useEffect(() => setItems(read()), [read])
  useEffect(() => {
    if (!deleted.report) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button')
    const next = buttons?.[Math.min(deleted.at, buttons.length - 1)] ?? box.current
    next?.focus()
  }, [deleted])
  const forget = (report: string, at: number, path?: string) => {
    remove(path)
    setItems(read())
    setDeleted({ report, at })
  }
  return { items, box, report: deleted.report, forget }
}

import { useEffect, useState, type RefObject } from 'react'

/**
 * True while the form in a box differs from what it was when `shown` last changed. What the page shows for those values,
 * such as a price, cannot be booked then: it has the class `of-form`, and the box the attribute `data-edited`.
 * @param shown identifies the values that the page shows
 */
export function useEdited(box: RefObject<HTMLElement | null>, shown: string): boolean {
  const [edited, setEdited] = useState(false)
  useEffect(() => {
    const form = box.current?.querySelector('form')
    if (!form) return undefined
    const values = () => JSON.stringify([...new FormData(form)])
    const before = values()
    setEdited(false)
    const compare = () => requestAnimationFrame(() => setEdited(values() !== before))
    const listeners = new AbortController()
    for (const type of ['input', 'click']) form.addEventListener(type, compare, { signal: listeners.signal })
    return () => listeners.abort()
  }, [box, shown])
  return edited
}

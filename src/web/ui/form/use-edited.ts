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
    // Fields that only scripts can show replace others after the first render.
    let before: string | undefined
    const differs = () =>
      (before !== undefined && values() !== before) || [...form.elements].some(isChanged) || asksForAge(form)
    const compare = () => requestAnimationFrame(() => setEdited(differs()))
    setEdited(differs())
    const listeners = new AbortController()
    const { signal } = listeners
    for (const type of ['pointerdown', 'focusin'])
      form.addEventListener(type, () => (before ??= values()), { capture: true, signal })
    for (const type of ['input', 'click']) form.addEventListener(type, compare, { signal })
    return () => listeners.abort()
  }, [box, shown])
  return edited
}

/** True for a field that was changed before this code was there, or that the browser has filled in again. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const proposed = [...field.options].findIndex((option) => option.defaultSelected)
    return field.name !== '' && field.selectedIndex !== Math.max(0, proposed)
  }
  if (!(field instanceof HTMLInputElement) || field.name === '' || field.type === 'hidden') return false
  return field.type === 'radio' || field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** A child is being added, whose age is not chosen yet. */
const asksForAge = (form: HTMLFormElement) => form.querySelector('.child-age') !== null

import { useEffect, useState, type ComponentProps, type SyntheticEvent } from 'react'

/**
 * A finger on a date field whose calendar is still on its way: the browser's own picker is held back and the calendar
 * opens once it is there, so that the first touch leads to one of them and never to both. When it cannot be brought,
 * the browser's own opens after all.
 * @param want brings the calendar and tells when it cannot
 */
export function useHeldTouch(
  ready: boolean,
  want: (failed?: () => void) => void,
  open: (field: HTMLInputElement) => void,
): Pick<ComponentProps<'div'>, 'onMouseDown' | 'onClick'> {
  const [held, setHeld] = useState<HTMLInputElement>()
  useEffect(() => {
    if (!held || !ready) return
    setHeld(undefined)
    open(held)
  }, [held, ready, open])
  const hold = (event: SyntheticEvent) => {
    const field = event.target
    if (ready || !(field instanceof HTMLInputElement) || field.type !== 'date') return
    if (!matchMedia('(pointer: coarse)').matches) return
    // Some browsers open theirs with the focus, others with the click.
    event.preventDefault()
    if (event.type !== 'click') return
    setHeld(field)
    want(() => {
      setHeld(undefined)
      field.focus()
      try {
        field.showPicker()
      } catch {
        // Only a fresh touch may open it: the next one does.
      }
    })
  }
  return { onMouseDown: hold, onClick: hold }
}

import { useEffect, useState, type ComponentProps, type SyntheticEvent } from 'react'

/**
 * Handles a touch on a date field while its calendar is loading: the native picker is suppressed and the calendar opens
 * when it is loaded, so that the first touch opens one of them and never both. If loading fails, the native picker
 * opens instead.
 * @param want loads the calendar and calls `failed` if that fails
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
    // Some browsers open the native picker on focus, others on click.
    event.preventDefault()
    if (event.type !== 'click') return
    setHeld(field)
    want(() => {
      setHeld(undefined)
      field.focus()
      try {
        field.showPicker()
      } catch {
        // `showPicker` requires a recent user gesture: the next touch opens it.
      }
    })
  }
  return { onMouseDown: hold, onClick: hold }
}

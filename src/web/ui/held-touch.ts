import { useEffect, useState, type ComponentProps, type SyntheticEvent } from 'react'

/**
 * Handles a touch on a date field while its calendar is loading: the on-screen keyboard stays closed, and the calendar
 * opens when it is loaded. If loading fails, the field is focused and the date can be typed.
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
    if (ready || !(field instanceof HTMLInputElement) || !field.closest('.date-field')) return
    if (!matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    if (event.type !== 'click') return
    setHeld(field)
    want(() => {
      setHeld(undefined)
      field.focus()
    })
  }
  return { onMouseDown: hold, onClick: hold }
}

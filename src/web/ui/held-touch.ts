import { useEffect, useEffectEvent, useState, type ComponentProps, type RefObject, type SyntheticEvent } from 'react'

/**
 * Handles a touch on a date field while its calendar is loading: the on-screen keyboard stays closed, and the calendar
 * opens when it is loaded. If loading fails, the field is focused and the date can be typed. A field that was touched
 * before hydration has the focus then.
 * @param box contains the fields
 * @param load loads the calendar and calls `failed` if that fails
 */
export function useHeldTouch(
  box: RefObject<HTMLElement | null>,
  ready: boolean,
  load: (failed?: () => void) => void,
  open: (field: HTMLInputElement) => void,
): Pick<ComponentProps<'div'>, 'onMouseDown' | 'onClick'> {
  const [held, setHeld] = useState<HTMLInputElement>()
  useEffect(() => {
    if (!held || !ready) return
    setHeld(undefined)
    open(held)
  }, [held, ready, open])
  const isTouched = (field: unknown): field is HTMLInputElement =>
    !ready &&
    field instanceof HTMLInputElement &&
    field.closest('.date-field') !== null &&
    matchMedia('(pointer: coarse)').matches
  const openLater = (field: HTMLInputElement) => {
    setHeld(field)
    load(() => {
      setHeld(undefined)
      field.focus()
    })
  }
  const onHydrated = useEffectEvent(() => {
    const field = document.activeElement
    if (!box.current?.contains(field) || !isTouched(field) || field.value !== field.defaultValue) return
    field.blur()
    openLater(field)
  })
  useEffect(() => onHydrated(), [])
  const hold = (event: SyntheticEvent) => {
    if (!isTouched(event.target)) return
    event.preventDefault()
    if (event.type === 'click') openLater(event.target)
  }
  return { onMouseDown: hold, onClick: hold }
}

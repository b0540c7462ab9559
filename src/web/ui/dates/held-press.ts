import { useEffect, useEffectEvent, useState, type ComponentProps, type RefObject, type SyntheticEvent } from 'react'

/**
 * Handles a press on a date field while its calendar is loading: the calendar opens when it is loaded, unless a date was
 * typed meanwhile. After a touch, the on-screen keyboard stays closed; if loading fails, the field is focused and the
 * date can be typed. A field that was pressed before hydration has the focus then.
 * @param box contains the fields
 * @param load loads the calendar and calls `failed` if that fails
 */
export function useHeldPress(
  box: RefObject<HTMLElement | null>,
  ready: boolean,
  load: (failed?: () => void) => void,
  open: (field: HTMLInputElement) => void,
): Pick<ComponentProps<'div'>, 'onMouseDown' | 'onClick'> {
  const [held, setHeld] = useState<HTMLInputElement>()
  useEffect(() => {
    if (!held || !ready) return
    setHeld(undefined)
    if (isUnchanged(held)) open(held)
  }, [held, ready, open])
  const isWaiting = (field: unknown): field is HTMLInputElement =>
    !ready && field instanceof HTMLInputElement && field.closest('.date-field') !== null
  const openLater = (field: HTMLInputElement) => {
    setHeld(field)
    load(() => {
      setHeld(undefined)
      field.focus()
    })
  }
  const onHydrated = useEffectEvent(() => {
    const field = document.activeElement
    if (!box.current?.contains(field) || !isWaiting(field) || !isUnchanged(field)) return
    if (isTouch()) field.blur()
    // A field that has the focus by a key keeps its calendar closed.
    else if (!field.matches(':hover')) return
    openLater(field)
  })
  useEffect(() => onHydrated(), [])
  const hold = (event: SyntheticEvent) => {
    if (!isWaiting(event.target)) return
    if (isTouch()) event.preventDefault()
    if (event.type === 'click') openLater(event.target)
  }
  return { onMouseDown: hold, onClick: hold }
}

const isTouch = () => matchMedia('(pointer: coarse)').matches
const isUnchanged = ({ value, defaultValue }: HTMLInputElement) => value === defaultValue

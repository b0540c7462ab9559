import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useText } from '#text/react.tsx'
import { IconButton } from '#web/kit/Button.tsx'

/**
 * What opens at a field: below it where there is room, so that typing can go on, and a sheet from below on
 * phones. Escape, a press elsewhere and leaving with Tab close it; the caller gives the focus back.
 */
export function FieldPopup({
  id,
  title,
  wide,
  takesFocus,
  onClose,
  children,
}: {
  id: string
  title: string
  wide: boolean
  /** On wide screens the focus may stay in the field; a sheet always takes it. */
  takesFocus: boolean
  /** `moved` when the focus has gone elsewhere by itself. */
  onClose: (moved: boolean) => void
  children: ReactNode
}) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  // Closed before it goes, so that the browser gives the focus back to what opened a sheet.
  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    if (wide) box.scrollIntoView({ block: 'nearest' })
    else box.showModal()
    if (!wide || takesFocus) box.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
    const cancel = (event: Event) => {
      event.preventDefault()
      close(false)
    }
    const press = (event: Event) => {
      if (event.target === box && !wide) close(false)
    }
    box.addEventListener('cancel', cancel)
    box.addEventListener('click', press)
    return () => {
      box.removeEventListener('cancel', cancel)
      box.removeEventListener('click', press)
      box.close()
    }
  }, [wide, takesFocus])
  useEffect(() => {
    if (!wide) return
    const around = dialog.current?.parentElement
    const left = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target
      if (to instanceof Node && !around?.contains(to)) close(true)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close(false)
    }
    document.addEventListener('pointerdown', left)
    around?.addEventListener('focusout', left)
    around?.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', left)
      around?.removeEventListener('focusout', left)
      around?.removeEventListener('keydown', escape)
    }
  }, [wide])
  return (
    <dialog ref={dialog} id={id} open={wide || undefined} aria-label={title} className="field-popup">
      {!wide && (
        <div className="field-popup-head">
          <h2 className="text-lead font-medium">{title}</h2>
          <IconButton icon="close" label={t('common.close')} onClick={() => onClose(false)} />
        </div>
      )}
      {children}
    </dialog>
  )
}

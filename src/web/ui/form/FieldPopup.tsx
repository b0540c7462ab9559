import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'

/**
 * Popup of a field: below it if there is space, so that typing can continue, and a bottom sheet on phones. Escape, a
 * press outside and leaving with Tab close it; the caller restores the focus.
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
  /** On wide screens the focus can stay in the field; a sheet always takes it. */
  takesFocus: boolean
  /** `moved` is true if the focus has already moved elsewhere. */
  onClose: (moved: boolean) => void
  children: ReactNode
}) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  // Closed before it is removed, so that the browser restores the focus to the element that opened a sheet.
  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    if (wide) {
      // Closed by the cleanup before, if a key takes the focus into it.
      box.open = true
      box.scrollIntoView({ block: 'nearest' })
    } else box.showModal()
    if (!wide || takesFocus) box.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
    const leave = (event: Event) => {
      if (event.type === 'click' && (event.target !== box || wide)) return
      event.preventDefault()
      close(false)
    }
    const listeners = new AbortController()
    for (const type of ['cancel', 'click']) box.addEventListener(type, leave, { signal: listeners.signal })
    return () => {
      listeners.abort()
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
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', left, { signal })
    around?.addEventListener('focusout', left, { signal })
    around?.addEventListener('keydown', escape, { signal })
    return () => listeners.abort()
  }, [wide])
  return (
    <dialog ref={dialog} id={id} open={wide || undefined} aria-label={title} className="field-popup">
      {!wide && (
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lead font-medium">{title}</h2>
          <IconButton icon="close" label={t('common.close')} onClick={() => onClose(false)} />
        </div>
      )}
      {children}
    </dialog>
  )
}

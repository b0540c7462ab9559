import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
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
  onClose,
  children,
}: {
  id: string
  title: string
  wide: boolean
  /** `moved` when the focus has gone elsewhere by itself. */
  onClose: (moved: boolean) => void
  children: ReactNode
}) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const box = dialog.current
    if (!box || wide) return
    box.showModal()
    return () => box.close()
  }, [wide])
  useEffect(() => {
    if (!wide) return
    const around = dialog.current?.parentElement
    const left = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target
      if (to instanceof Node && !around?.contains(to)) close.current(true)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close.current(false)
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
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose(false)
  }
  return (
    <dialog
      ref={dialog}
      id={id}
      open={wide || undefined}
      aria-label={title}
      className="field-popup"
      onCancel={cancel}
      onClick={(event) => event.target === event.currentTarget && !wide && onClose(false)}
    >
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

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { toastOrders, type Severity, type ToastMessage } from '#web/ui/feedback/toast.ts'
import '#web/app/shell/lazy/toasts.css'

type Shown = { id: number; message: ToastMessage }

/** The toasts inside the live region of the document, where screen readers announce them. */
export function ToastList({ area }: { area: Element }): ReactNode {
  const [shown, setShown] = useState<Shown[]>([])
  useEffect(
    () =>
      toastOrders.open(({ id, message }) =>
        setShown((before) => {
          const others = before.filter((one) => one.id !== id)
          return message ? [...others, { id, message }] : others
        }),
      ),
    [],
  )
  const close = (id: number) => setShown((before) => before.filter((one) => one.id !== id))
  return createPortal(
    shown.map(({ id, message }) => <Toast key={id} message={message} onClose={() => close(id)} />),
    area,
  )
}

/** Its timer runs only while neither pointer nor focus is on it. */
function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const t = useText()
  const { severity = 'info', summary, detail, closable = true } = message
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const output = severity === 'secondary' || severity === 'contrast' ? 'other' : severity
  const left = useRef(lifeOf(message))
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (held || left.current === Infinity) return
    const since = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = leftOf(left.current, since, performance.now())
    }
  }, [held])
  return (
    <div
      className={classes('toast alert', looks[severity])}
      data-severity={severity}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => closable && event.key === 'Escape' && onClose()}
    >
      <Icon name={icons[severity]} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <span className="sr-only">{t('shell.severity', { severity: output })}: </span>
          {summary}
        </p>
        {detail && <p className="text-small">{detail}</p>}
      </div>
      {closable && <IconButton icon="close" label={t('shell.closeNotification')} onClick={onClose} />}
    </div>
  )
}

const looks: Record<Severity, string> = {
  success: 'alert-success',
  info: '',
  warn: 'alert-warning',
  error: 'alert-error',
  secondary: 'toast-secondary',
  contrast: 'toast-contrast',
}

const icons: Record<Severity, IconName> = {
  success: 'check',
  info: 'info',
  warn: 'warning',
  error: 'error',
  secondary: 'info',
  contrast: 'info',
}

const minMs = 5_000
const charsASecond = 120

/**
 * Duration of a toast in milliseconds: its own, otherwise at least five seconds and one more for each started 120
 * characters. An error stays until it is closed, if it can be closed.
 */
export function lifeOf({ severity, summary, detail = '', life, closable = true }: ToastMessage): number {
  if (life !== undefined) return life
  if (severity === 'error' && closable) return Infinity
  return minMs + Math.ceil((summary.length + detail.length) / charsASecond) * 1_000
}

/** Remaining duration when a toast that runs since `since` is paused at `now`. */
export function leftOf(life: number, since: number, now: number): number {
  return Math.max(0, life - (now - since))
}

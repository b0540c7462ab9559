import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#text/react.tsx'
import { IconButton } from '#web/kit/Button.tsx'
import { classes } from '#web/kit/classes.ts'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import { toastOrders, type Severity, type ToastMessage } from '#web/kit/toast.ts'
import { leftOf, lifeOf } from '#web/shell/later/toast-life.ts'

type Shown = { id: number; message: ToastMessage }

/** The messages inside the area that the document brought, where they are read aloud as they come. */
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

/** Its time runs only while neither pointer nor focus is on it. */
function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const t = useText()
  const { severity = 'info', summary, detail, closable = true } = message
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const said = severity === 'secondary' || severity === 'contrast' ? 'other' : severity
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
      className={classes('toast', `toast-${severity}`)}
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
          <span className="sr-only">{t('shell.severity', { severity: said })}: </span>
          {summary}
        </p>
        {detail && <p className="text-small">{detail}</p>}
      </div>
      {closable && <IconButton icon="close" label={t('shell.closeNotification')} onClick={onClose} />}
    </div>
  )
}

const icons: Record<Severity, IconName> = {
  success: 'check',
  info: 'info',
  warn: 'warning',
  error: 'error',
  secondary: 'info',
  contrast: 'info',
}

import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { openDialogOf } from '#web/ui/layout/open-dialog.ts'

/**
 * The browser's native dialog: it traps the focus; Escape closes it and restores the focus. Opened by a `DialogButton`
 * with the same id, in new browsers even without scripts.
 */
export function Dialog({
  id,
  title,
  full,
  children,
}: {
  id: string
  title: ReactNode
  /** Covers the whole screen. */
  full?: boolean
  children: ReactNode
}) {
  const t = useText()
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className={classes('dialog', full && 'dialog-full')}>
      <div className={classes('flex items-center justify-between gap-4', full && 'dialog-head page-width')}>
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <form method="dialog">
          <IconButton icon="close" type="submit" label={t('common.close')} />
        </form>
      </div>
      {children}
    </dialog>
  )
}

/** A button that opens the dialog with the id `dialog`. */
export function DialogButton({ dialog, ...rest }: { dialog: string } & ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      {...{ command: 'show-modal', commandfor: dialog }}
      onClick={(event) => openDialogOf(event.currentTarget)}
    />
  )
}

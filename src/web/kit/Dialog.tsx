import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#text/react.tsx'
import { Button, IconButton } from '#web/kit/Button.tsx'
import { classes } from '#web/kit/classes.ts'
import { openDialogOf } from '#web/kit/open-dialog.ts'

/**
 * The browser's own dialog: focus stays in it, Escape closes it and gives the focus back. Opened by a
 * `DialogButton` with the same id, in new browsers even without scripts.
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

/** Opens the dialog of an id. */
export function DialogButton({ dialog, ...rest }: { dialog: string } & ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      {...{ command: 'show-modal', commandfor: dialog }}
      onClick={(event) => openDialogOf(event.currentTarget)}
    />
  )
}

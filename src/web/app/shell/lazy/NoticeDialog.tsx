import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { notices, type QuestionNotice } from '#web/ui/feedback/notice.ts'

/** Fills the single dialog that the document contains empty; further notices are queued. */
export function NoticeDialog({ dialog }: { dialog: HTMLDialogElement }): ReactNode {
  const t = useText()
  const [queue, setQueue] = useState<QuestionNotice[]>([])
  const notice = queue[0]
  useEffect(() => notices.open((notice) => setQueue((before) => [...before, notice])), [])
  useEffect(() => {
    if (!notice) return
    const closed = () => {
      notice.answer(dialog.returnValue === 'yes')
      setQueue((before) => before.slice(1))
    }
    dialog.returnValue = ''
    dialog.addEventListener('close', closed, { once: true })
    dialog.showModal()
    return () => dialog.removeEventListener('close', closed)
  }, [notice, dialog])
  if (!notice) return null
  return createPortal(
    <form method="dialog" className="grid justify-items-start gap-3">
      <Icon name={notice.icon} className="size-10 text-brass-text" />
      <h2 id="notice-title" className="text-title">
        {notice.title}
      </h2>
      <p id="notice-message" className="text-muted">
        {notice.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" value="yes">
          {notice.yes ?? (notice.question ? t('common.yes') : t('common.close'))}
        </Button>
        {notice.question && (
          <Button type="submit" value="no" variant="secondary">
            {notice.no ?? t('common.no')}
          </Button>
        )}
      </div>
    </form>,
    dialog,
  )
}

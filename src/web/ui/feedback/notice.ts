import type { IconName } from '#web/ui/pictures/Icon.tsx'
import { mailbox } from '#web/ui/feedback/mailbox.ts'

/** Content of the site's only dialog. Its buttons have default texts. */
type Notice = { icon: IconName; title: string; message: string; yes?: string; no?: string }
export type QuestionNotice = Notice & { question: boolean; answer: (yes: boolean) => void }

export const notices = mailbox<QuestionNotice>()

/** Shows a message that must be read before continuing; resolves when it is closed. */
export function notify(notice: Notice): Promise<boolean> {
  return new Promise((answer) => notices.post({ ...notice, question: false, answer }))
}

/** Asks for confirmation; resolves to true for yes, false for no or when the dialog is closed. */
export function confirm(notice: Notice): Promise<boolean> {
  return new Promise((answer) => notices.post({ ...notice, question: true, answer }))
}

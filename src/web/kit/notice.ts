import type { IconName } from '#web/kit/Icon.tsx'
import { mailbox } from '#web/kit/mailbox.ts'

/** What the site's one dialog is filled with. The words of its buttons are its own unless given. */
type Notice = { icon: IconName; title: string; message: string; yes?: string; no?: string }
export type AskedNotice = Notice & { question: boolean; answer: (yes: boolean) => void }

export const notices = mailbox<AskedNotice>()

/** Says something that must be read before going on; resolves when it has been closed. */
export function tell(notice: Notice): Promise<boolean> {
  return new Promise((answer) => notices.post({ ...notice, question: false, answer }))
}

/** Asks; resolves with true for yes, false for no and for closing it. */
export function ask(notice: Notice): Promise<boolean> {
  return new Promise((answer) => notices.post({ ...notice, question: true, answer }))
}

import { mailbox } from '#web/kit/mailbox.ts'

export type Severity = 'success' | 'info' | 'warn' | 'error' | 'secondary' | 'contrast'

/** A short message at the corner of the screen. Never the only record of anything: it goes by itself. */
export type ToastMessage = {
  /** `info` unless told. */
  severity?: Severity
  summary: string
  detail?: string
  /** Milliseconds; `toast-life.ts` has the rule for when none is given. */
  life?: number
  /** With a button that closes it, unless told otherwise. */
  closable?: boolean
}

type ToastOrder = { id: number; message: ToastMessage | null }

export const toastOrders = mailbox<ToastOrder>()
let last = 0

/** Usable from any code that runs in a browser; the area that shows them comes after the first paint. */
export const toast = {
  /** @returns the id that `close` takes */
  add(message: ToastMessage): number {
    toastOrders.post({ id: ++last, message })
    return last
  },
  close(id: number): void {
    toastOrders.post({ id, message: null })
  },
}

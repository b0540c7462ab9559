import { mailbox } from '#web/ui/feedback/mailbox.ts'

export type Severity = 'success' | 'info' | 'warn' | 'error' | 'secondary' | 'contrast'

/**
 * A short message in the corner of the screen. Never the only record of anything, because it disappears automatically.
 */
export type ToastMessage = {
  /** Default: `info`. */
  severity?: Severity
  summary: string
  detail?: string
  /** Milliseconds; `toast-duration.ts` defines the default. */
  life?: number
  /** True if the toast has a close button, which is the default. */
  closable?: boolean
}

type ToastOrder = { id: number; message: ToastMessage | null }

export const toastOrders = mailbox<ToastOrder>()
let last = 0

/** Usable from any code that runs in a browser; the region that shows toasts is loaded after the first paint. */
export const toast = {
  /** @returns the id for `close` */
  add(message: ToastMessage): number {
    toastOrders.post({ id: ++last, message })
    return last
  },
  close(id: number): void {
    toastOrders.post({ id, message: null })
  },
}

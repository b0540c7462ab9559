import { Worker } from 'node:worker_threads'
import type { Voucher } from '#domains/bookings/voucher-contract.ts'
import type { VoucherPrinter } from '#domains/bookings/voucher-printer.ts'

type Setting = Parameters<VoucherPrinter['print']>[1]
export type PrintQuestion = { id: number; voucher: Voucher; setting: Setting }
export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; failed: string }

/** A queue of letters prints one after another; past this the page of the voucher is as good. */
const patienceMs = 30_000

/**
 * Prints in a thread of its own, so that nobody's request waits while paper is set. The thread begins with the first
 * voucher, does not keep the process alive, and is begun anew after it has ended.
 * @param thread its file: by default Typst's
 */
export function threadPrinter(thread = new URL('./voucher-typst-thread.ts', import.meta.url)): VoucherPrinter {
  type Waiting = { done: (pdf: Uint8Array) => void; failed: (error: Error) => void }
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  const begin = () => {
    const begun = new Worker(thread)
    begun.unref()
    begun.on('message', (answer: PrintAnswer) => {
      const asked = waiting.get(answer.id)
      if ('pdf' in answer) asked?.done(answer.pdf)
      else asked?.failed(new Error(answer.failed))
    })
    const ended = (why: unknown) => {
      if (worker !== begun) return
      worker = undefined
      for (const { failed } of waiting.values()) failed(new Error(`the printing thread ended: ${String(why)}`))
    }
    begun.on('error', ended)
    begun.on('exit', ended)
    return begun
  }

  return {
    print(voucher, setting) {
      const id = ++last
      let late: NodeJS.Timeout | undefined
      return new Promise<Uint8Array>((done, failed) => {
        waiting.set(id, { done, failed })
        worker ??= begin()
        worker.postMessage({ id, voucher, setting } satisfies PrintQuestion)
        // A thread that is stuck prints nothing any more: all who wait for it are told, and the next voucher begins another.
        late = setTimeout(() => void worker?.terminate(), patienceMs).unref()
      }).finally(() => {
        clearTimeout(late)
        waiting.delete(id)
      })
    },
  }
}

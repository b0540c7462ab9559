import { Worker } from 'node:worker_threads'
import type { DocumentPrinter, PrintDocument } from './document.ts'

type Setting = Parameters<DocumentPrinter['print']>[1]
export type PrintQuestion = { id: number; document: PrintDocument; setting: Setting }
export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; failed: string }

/** Milliseconds until printing a document is given up: those of a thread that hangs. */
const hungMs = 120_000
/** Documents of requests that wait; further ones are rejected with the code `BUSY`. Background work always waits. */
const maxWaiting = 50

type Options = {
  /** The file of the thread, by default the one that prints. */
  thread?: URL
  /** Until printing a document is given up; the web page of the document serves instead. */
  timeoutMs?: number
  /** Aborts when the request that prints has taken too long; undefined for background work. */
  deadline?: () => AbortSignal | undefined
}

/**
 * Prints in a separate thread, so that no request waits for it. The thread starts with the first document, does not keep
 * the process alive, and is started again after it has ended.
 */
export function threadPrinter({
  thread = new URL('./printing-thread.ts', import.meta.url),
  timeoutMs = hungMs,
  deadline: deadlineNow = () => undefined,
}: Options = {}): DocumentPrinter {
  let printing: { id: number; done: (pdf: Uint8Array) => void; failed: (error: Error) => void } | undefined
  /** The end of the document before the next one. */
  let previous: Promise<unknown> = Promise.resolve()
  let worker: Worker | undefined
  let last = 0
  let waiting = 0

  const begin = () => {
    const begun = new Worker(thread)
    begun.unref()
    begun.on('message', (answer: PrintAnswer) => {
      if (answer.id !== printing?.id) return
      if ('pdf' in answer) printing.done(answer.pdf)
      else printing.failed(new Error(answer.failed))
    })
    const ended = (why: unknown) => {
      if (worker !== begun) return
      worker = undefined
      printing?.failed(new Error(`the printing thread ended: ${String(why)}`))
    }
    begun.on('error', ended)
    begun.on('exit', ended)
    return begun
  }

  /** Prints one document. A thread that hangs is ended, and the next document starts another. */
  const print = (document: PrintDocument, setting: Setting) => {
    const id = ++last
    let late: NodeJS.Timeout | undefined
    return new Promise<Uint8Array>((done, failed) => {
      printing = { id, done, failed }
      worker ??= begin()
      worker.postMessage({ id, document, setting } satisfies PrintQuestion)
      late = setTimeout(() => {
        failed(new Error('timeout: the document was not printed'))
        void worker?.terminate()
        worker = undefined
      }, timeoutMs).unref()
    }).finally(() => {
      clearTimeout(late)
      printing = undefined
    })
  }

  return {
    print(document, setting) {
      const deadline = deadlineNow()
      const busy = () => Object.assign(new Error('too many documents wait to be printed'), { code: 'BUSY' })
      if (deadline && waiting >= maxWaiting) return Promise.reject(busy())
      if (deadline) waiting++
      const printed = previous.then(() => {
        if (deadline) waiting--
        if (deadline?.aborted) throw busy()
        return print(document, setting)
      })
      previous = printed.catch(() => undefined)
      return printed
    },
  }
}

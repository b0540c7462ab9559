import { Worker } from 'node:worker_threads'
import type { DocumentPrinter, PrintDocument } from '#domains/shared/print-document.ts'

type Setting = Parameters<DocumentPrinter['print']>[1]
export type PrintQuestion = { id: number; document: PrintDocument; setting: Setting }
export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; failed: string }

/** Milliseconds until printing, one document after another, is given up: those of a thread that hangs. */
const hungMs = 600_000

/**
 * Prints in a separate thread, so that no request waits for it. The thread starts with the first document, does not keep
 * the process alive, and is started again after it has ended.
 * @param thread its file, by default the one that prints
 * @param timeoutMs until printing is given up; documents are printed one at a time, and the web page of the document
 *   serves instead
 */
export function threadPrinter(
  thread = new URL('./printing-thread.ts', import.meta.url),
  timeoutMs = hungMs,
): DocumentPrinter {
  type Waiting = { done: (pdf: Uint8Array) => void; failed: (error: Error) => void }
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  const begin = () => {
    const begun = new Worker(thread)
    begun.unref()
    begun.on('message', (answer: PrintAnswer) => {
      const job = waiting.get(answer.id)
      if ('pdf' in answer) job?.done(answer.pdf)
      else job?.failed(new Error(answer.failed))
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
    print(document, setting) {
      const id = ++last
      let late: NodeJS.Timeout | undefined
      return new Promise<Uint8Array>((done, failed) => {
        waiting.set(id, { done, failed })
        worker ??= begin()
        worker.postMessage({ id, document, setting } satisfies PrintQuestion)
        // A blocked thread prints nothing more: all waiting calls fail, and the next document starts another thread.
        late = setTimeout(() => {
          failed(new Error('timeout: the document was not printed'))
          void worker?.terminate()
        }, timeoutMs).unref()
      }).finally(() => {
        clearTimeout(late)
        waiting.delete(id)
      })
    },
  }
}

import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { documentPrinter } from './document-printer.ts'
import type { PrintAnswer, PrintQuestion } from './printer-thread.ts'

// Prints documents in a separate thread, next to the one that serves requests. On Linux a thread has its own priority:
// when others need the processor, printing takes a tenth of it. Elsewhere the priority would apply to the whole
// process.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ id, document, setting }: PrintQuestion) => {
  documentPrinter.print(document, setting).then(
    (pdf) => say({ id, pdf: new Uint8Array(pdf) }),
    (error: unknown) => say({ id, failed: String(error) }),
  )
})

function say(answer: PrintAnswer): void {
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
}

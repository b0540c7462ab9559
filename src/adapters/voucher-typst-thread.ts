import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { typstPrinter } from '#adapters/voucher-typst.ts'
import type { PrintAnswer, PrintQuestion } from '#adapters/voucher-thread.ts'

// Prints vouchers beside the thread that answers requests. Linux gives a thread a priority of its own: paper takes a
// tenth of a processor that others want too. Elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(10)

const printer = typstPrinter()

parentPort?.on('message', ({ id, voucher, setting }: PrintQuestion) => {
  printer.print(voucher, setting).then(
    (pdf) => say({ id, pdf: new Uint8Array(pdf) }),
    (error: unknown) => say({ id, failed: String(error) }),
  )
})

function say(answer: PrintAnswer): void {
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
}

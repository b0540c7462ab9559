import { Worker } from 'node:worker_threads'
import type { StoredFile } from '#domains/context.ts'
import type { plainPdf } from '#domains/documents/plain-pdf.server.ts'
import { encodeAnew } from '#domains/shared/uploaded-picture.server.ts'

/** Pixels per side; enough to read every line of a passport. */
const maxSide = 2_400
/** Time to write a PDF anew, in milliseconds, and memory for it: a damaged one can occupy the parser for hours. */
const maxPdfMs = 60_000
const maxPdfMegabytes = 256

/**
 * Returns a document as it is stored: a picture is re-encoded, so that only its pixels remain; a PDF is written anew
 * without what acts. Otherwise returns the code of its problem: it is neither or damaged, or needs a password.
 */
export async function storedDocument(sent: Uint8Array): Promise<StoredFile | 'file_type' | 'file_password'> {
  if (Buffer.from(sent.subarray(0, 5)).toString('latin1') === '%PDF-') {
    const body = await plainPdfOf(sent)
    return typeof body === 'string' ? body : { body, type: 'application/pdf' }
  }
  const body = await encodeAnew(sent, (picture) =>
    picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 86 }),
  )
  return body ? { body, type: 'image/jpeg' } : 'file_type'
}

/** `plainPdf` in a thread, so that no request waits for it. Throws if it takes too long. */
function plainPdfOf(sent: Uint8Array): ReturnType<typeof plainPdf> {
  const thread = new Worker(new URL('./plain-pdf-thread.server.ts', import.meta.url), {
    workerData: sent,
    resourceLimits: { maxOldGenerationSizeMb: maxPdfMegabytes },
  })
  let late: NodeJS.Timeout | undefined
  return new Promise<Awaited<ReturnType<typeof plainPdf>>>((done, failed) => {
    late = setTimeout(() => {
      failed(new Error('timeout: the PDF was not written'))
      void thread.terminate()
    }, maxPdfMs)
    thread.once('message', done)
    thread.once('error', () => done('file_type'))
    thread.once('exit', () => done('file_type'))
  }).finally(() => clearTimeout(late))
}

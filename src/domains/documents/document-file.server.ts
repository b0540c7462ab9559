import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { StoredFile } from '#domains/context.ts'
import type { plainPdf } from '#domains/documents/plain-pdf.server.ts'
import { isBrokenPicture } from '#domains/shared/broken-picture.server.ts'

const formats = new Set(['jpeg', 'png', 'webp'])
/** Maximum number of pixels, read from the header before decoding: a small file can contain gigabytes of pixels. */
const maxPixels = 50_000_000
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
  try {
    const { format, width, height, pages } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
    if (!formats.has(format ?? '') || !width || !height || (pages ?? 1) > 1) return 'file_type'
    const body = await sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86 })
      .toBuffer()
    return { body, type: 'image/jpeg' }
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return 'file_type'
  }
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

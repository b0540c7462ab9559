import type { StoredFile } from '#domains/context.ts'
import type { PdfError } from '#domains/documents/plain-pdf.server.ts'
import { askThread } from '#domains/shared/thread.server.ts'
import { encodeAnew, isPicture, type PictureError } from '#domains/shared/uploaded-picture.server.ts'

/** Pixels per side; enough to read every line of a passport. */
const maxSide = 2_400
/** Time to write a PDF anew, in milliseconds, and memory for it: a damaged one can occupy the parser for hours. */
const maxPdfMs = 60_000
const maxPdfMegabytes = 256

/**
 * Returns a document as it is stored: a picture is re-encoded, so that only its pixels remain; a PDF is written anew
 * without what acts. Otherwise returns the code of its problem.
 */
export async function storedDocument(sent: Uint8Array): Promise<StoredFile | PictureError | PdfError> {
  // Programs of mail and of scanners put bytes before the header, which viewers skip.
  if (!isPicture(sent) && Buffer.from(sent.subarray(0, 1024)).includes('%PDF-')) {
    const file = new URL('./plain-pdf-thread.server.ts', import.meta.url)
    const limits = { maxMs: maxPdfMs, maxMegabytes: maxPdfMegabytes }
    const body = (await askThread<Uint8Array | PdfError>(file, sent, limits)) ?? 'file_damaged'
    return typeof body === 'string' ? body : { body, type: 'application/pdf' }
  }
  const body = await encodeAnew(sent, (picture) =>
    picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 86 }),
  )
  return typeof body === 'string' ? body : { body, type: 'image/jpeg' }
}

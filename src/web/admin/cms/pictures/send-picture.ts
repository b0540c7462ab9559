import type { ApiError } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import type { SendOutcome, UploadedPicture } from '#web/admin/cms/pictures/upload-queue.ts'

/** Uploads a picture and reports the progress, which `fetch` does not support. */
export function sendPicture(picture: Blob, locale: Locale, progress: (percent: number) => void): Promise<SendOutcome> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/v1/upload_picture')
    request.setRequestHeader('Accept-Language', locale)
    request.setRequestHeader('Content-Type', picture.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100))
    request.onloadend = () => done(outcomeOf(request.status, request.responseText))
    request.send(picture)
  })
}

/** A status of 0 is a lost connection; a page of a proxy is not JSON. */
function outcomeOf(status: number, text: string): SendOutcome {
  const again = status === 0 || status === 408 || status === 429 || status >= 500
  const body = json(text)
  if (status === 200 && body?.data) return { ok: true, picture: body.data }
  const [error] = body?.errors ?? []
  if (error) return { ok: false, again, error: { code: error.code, ...(error.params && { params: error.params }) } }
  if (status === 413) return { ok: false, again: false, error: { code: 'file_too_large' } }
  return { ok: false, again, error: { code: body?.code ?? 'unavailable' } }
}

type Answer = Partial<ApiError> & { data?: UploadedPicture }

function json(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return null
  }
}

/** Resolves when the browser has a connection, at the earliest after a time that doubles with each attempt. */
export async function connection(attempt: number): Promise<void> {
  await new Promise((done) => setTimeout(done, 1_000 * 2 ** (attempt - 1)))
  if (!navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }))
}

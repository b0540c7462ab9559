import type { ApiError } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import type { SendOutcome, UploadedPicture } from '#web/admin/cms/pictures/upload-queue.ts'
import { uploadFile } from '#web/lib/upload.ts'

type Answer = Partial<ApiError> & { data?: UploadedPicture }

export async function sendPicture(
  picture: Blob,
  locale: Locale,
  progress: (percent: number) => void,
): Promise<SendOutcome> {
  const { status, body } = await uploadFile<Answer>('upload_picture', picture, locale, progress)
  const again = status === 0 || status === 408 || status === 429 || status >= 500
  if (status === 200 && body?.data) return { ok: true, picture: body.data }
  const [error] = body?.errors ?? []
  if (error) return { ok: false, again, error: { code: error.code, ...(error.params && { params: error.params }) } }
  if (status === 413) return { ok: false, again: false, error: { code: 'file_too_large' } }
  return { ok: false, again, error: { code: body?.code ?? 'unavailable' } }
}

/** Resolves when the browser has a connection, at the earliest after a time that doubles with each attempt. */
export async function connection(attempt: number): Promise<void> {
  await new Promise((done) => setTimeout(done, 1_000 * 2 ** (attempt - 1)))
  if (!navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }))
}

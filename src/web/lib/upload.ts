import type { Locale } from '#i18n/locale.ts'

/** What a field for a photo accepts: HEIC by its name, too, because not every system knows its type. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif'

/**
 * Uploads a file to an endpoint of the API and reports the progress, which `fetch` does not support. A status of 0 is a
 * lost connection; `body` is null for an answer that is not JSON, such as the page of a proxy.
 */
export function uploadFile<Body>(
  endpoint: 'update_image' | 'upload_picture',
  file: Blob,
  locale: Locale,
  progress: (percent: number) => void,
): Promise<{ status: number; body: Body | null }> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1/${endpoint}`)
    request.setRequestHeader('Accept-Language', locale)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100))
    request.onloadend = () => done({ status: request.status, body: json(request.responseText) })
    request.send(file)
  })
}

function json<Body>(text: string): Body | null {
  try {
    return JSON.parse(text) as Body
  } catch {
    return null
  }
}

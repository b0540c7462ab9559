import type { Locale } from '#i18n/locale.ts'

/** Side of the uploaded square in pixels: twice the stored size, so that a larger size can be stored later. */
const side = 1024

/**
 * The central square of a photo, scaled down in the browser to save bandwidth; the original file if that fails or is
 * not smaller.
 */
export async function squareOf(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const cut = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.min(side, cut)
    canvas
      .getContext('2d')
      ?.drawImage(
        picture,
        (picture.width - cut) / 2,
        (picture.height - cut) / 2,
        cut,
        cut,
        0,
        0,
        canvas.width,
        canvas.height,
      )
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    return photo && photo.size < file.size ? photo : file
  } catch {
    return file
  }
}

/** Uploads a photo and reports the progress, which `fetch` does not support. */
export function uploadPhoto(
  photo: Blob,
  locale: Locale,
  progress: (percent: number) => void,
): Promise<{ ok: true } | { ok: false; message: string }> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/v1/update_image')
    request.setRequestHeader('Accept-Language', locale)
    request.setRequestHeader('Content-Type', photo.type)
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100))
    request.onloadend = () => {
      if (request.status === 200) return done({ ok: true })
      const problem = readProblem(request.responseText)
      done({ ok: false, message: problem.errors?.[0]?.message ?? problem.title ?? '' })
    }
    request.send(photo)
  })
}

type Problem = { title?: string; errors?: { message?: string }[] }

function readProblem(text: string): Problem {
  try {
    return JSON.parse(text) as Problem
  } catch {
    return {}
  }
}

import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { done, invalid } from '#api/endpoint.ts'
import { logoFile } from '#domains/content/brand/logo-file.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { isBrokenPicture, isPicture } from '#domains/shared/uploaded-picture.server.ts'
import { withAudit } from '#domains/staff/audit.server.ts'

type Logo = StoredFile & { name: string }

/** Maximum sides of a stored logo in px: twice the largest size at which a page or a document shows it. */
const maxPng = { width: 800, height: 400 }

/**
 * Stores a logo under the digest of its bytes, so that another logo has another address and the same one is stored once.
 * @returns the name for the fields of the brand
 */
export async function takeLogo(context: Context, sent: Uint8Array) {
  const logo = await logoOf(sent)
  if (typeof logo === 'string') return invalid('file', logo)
  const { name, ...file } = logo
  await context.ports.files.put(logoFile(name)?.file ?? '', file)
  return withAudit<{ name: string }, 'invalid_input'>(context, 'upload_logo', ({ audits }) => {
    audits.push({ subject: 'brand:all', before: null, after: { logo: name, bytes: file.body.length } })
    return Promise.resolve(done({ name }))
  })
}

/**
 * The logo as it is stored: drawn anew as PNG, so that nothing of the file is left but its picture. Otherwise the error of
 * the file: `logo_blank` if nothing is drawn, `logo_photo` if the drawing shows a picture that is not in the file or
 * cannot be decoded.
 */
export async function logoOf(
  file: Uint8Array,
): Promise<Logo | 'logo_type' | 'logo_blank' | 'logo_photo' | 'file_damaged' | 'file_too_large'> {
  const sent = recognisable(file)
  const text = sent.toString('latin1')
  try {
    const { format, width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
    if (format !== 'png' && format !== 'svg') return 'logo_type'
    const isDrawing = format === 'svg'
    if (!isDrawing && width * height > maxPixels) return 'file_too_large'
    if (isDrawing && linkedPicture.test(text)) return 'logo_photo'
    // A drawing is rendered in the size in which it is stored, a picture is never enlarged.
    const density = Math.ceil(nominalDensity * Math.min(maxPng.width / width, maxPng.height / height))
    const { data: body, info } = await sharp(sent, {
      limitInputPixels: maxPixels,
      failOn: 'truncated',
      ...(isDrawing && { density: Math.min(Math.max(density, 1), maxDensity) }),
    })
      .resize({ ...maxPng, fit: 'inside', withoutEnlargement: !isDrawing })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    if (await isBlank(body)) return isDrawing && /<(?:\w+:)?image\b/.test(text) ? 'logo_photo' : 'logo_blank'
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 24)
    return { name: `${digest}-${info.width}x${info.height}.png`, body, type: 'image/png' }
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return isPicture(sent) || /<(?:\w+:)?svg\b/.test(text) ? 'file_damaged' : 'logo_type'
  }
}

const maxPixels = 50_000_000
/** Dots per inch at which the size of a drawing is stated, and the most at which one is rendered. */
const nominalDensity = 72
const maxDensity = 100_000
/** A picture of a drawing that is another file. */
const linkedPicture = /<(?:\w+:)?image\b[^>]{0,2000}?\bhref\s*=\s*["']\s*(?!\s|data:)/i

/** True if nothing can be seen: all is transparent or white. */
async function isBlank(png: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(png).stats()
  return (channels[3]?.max ?? 255) < 8 || channels.every(({ min }) => min === 255)
}

/**
 * A file as sharp recognises it: an SVG not in UTF-16, as some drawing programs write it, and with `<svg`, which is missing
 * where all elements have a prefix.
 */
function recognisable(sent: Uint8Array): Buffer {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[Buffer.from(sent.subarray(0, 2)).toString('hex')]
  if (encoding) return Buffer.from(new TextDecoder(encoding).decode(sent).replace(/^<\?xml[^>]*\?>/, ''))
  const text = Buffer.from(sent).toString('latin1')
  return Buffer.from(/^\s*</.test(text) ? text.replace(/<\w+:svg\b/, '<!-- <svg -->$&') : text, 'latin1')
}

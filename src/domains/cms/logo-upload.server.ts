import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { done, invalid } from '#api/endpoint.ts'
import { cleanSvg } from '#domains/content/brand/clean-svg.ts'
import { logoFile } from '#domains/content/brand/logo-file.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { isBrokenPicture } from '#domains/shared/broken-picture.server.ts'
import { withAudit } from '#domains/staff/audit.server.ts'

type Logo = StoredFile & { name: string }

/** Maximum sides of a stored PNG in px: twice the largest size at which a page or a document shows it. */
const maxPng = { width: 800, height: 400 }

/**
 * Stores a logo under the digest of its bytes, so that another logo has another address and the same one is stored once.
 * @returns the name for the fields of the brand
 */
export async function takeLogo(context: Context, sent: Uint8Array) {
  const logo = await logoOf(sent)
  if (!logo) return invalid('file', 'logo_type')
  const { name, ...file } = logo
  await context.ports.files.put(logoFile(name)?.file ?? '', file)
  return withAudit<{ name: string }, 'invalid_input'>(context, 'upload_logo', ({ audits }) => {
    audits.push({ subject: 'brand:all', before: null, after: { logo: name, bytes: file.body.length } })
    return Promise.resolve(done({ name }))
  })
}

/** The logo as it is stored: an SVG written anew, or a PNG encoded anew. Null if the file is neither. */
async function logoOf(sent: Uint8Array): Promise<Logo | null> {
  try {
    const text = Buffer.from(sent).toString('utf8')
    if (/^\ufeff?\s*</.test(text)) {
      const clean = cleanSvg(text)
      if (!clean) return null
      const body = Buffer.from(clean.svg)
      // A drawing that cannot be rendered would have no icon and no place in e-mails.
      await sharp(body, { limitInputPixels: maxPixels }).png().toBuffer()
      return { name: nameOf(body, clean, 'svg'), body, type: 'image/svg+xml' }
    }
    const { format } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
    if (format !== 'png') return null
    const { data: body, info } = await sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
      .resize({ ...maxPng, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return { name: nameOf(body, info, 'png'), body, type: 'image/png' }
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return null
  }
}

const maxPixels = 16_000_000

function nameOf(body: Uint8Array, { width, height }: { width: number; height: number }, format: 'svg' | 'png'): string {
  return `${createHash('sha256').update(body).digest('hex').slice(0, 24)}-${width}x${height}.${format}`
}

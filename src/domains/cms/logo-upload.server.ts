import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { done, invalid } from '#api/endpoint.ts'
import { logoFile } from '#domains/content/brand/logo-file.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { isBrokenPicture } from '#domains/shared/uploaded-picture.server.ts'
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
  if (!logo) return invalid('file', 'logo_type')
  const { name, ...file } = logo
  await context.ports.files.put(logoFile(name)?.file ?? '', file)
  return withAudit<{ name: string }, 'invalid_input'>(context, 'upload_logo', ({ audits }) => {
    audits.push({ subject: 'brand:all', before: null, after: { logo: name, bytes: file.body.length } })
    return Promise.resolve(done({ name }))
  })
}

/** The logo as it is stored: drawn anew as PNG, so that nothing of the file is left but its picture. Null if it is no SVG or PNG. */
async function logoOf(sent: Uint8Array): Promise<Logo | null> {
  try {
    const { format, width, height } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
    if (format !== 'png' && format !== 'svg') return null
    // A drawing is rendered in the size in which it is stored, a picture is never enlarged.
    const density = Math.ceil(nominalDensity * Math.min(maxPng.width / width, maxPng.height / height))
    const isDrawing = format === 'svg'
    const { data: body, info } = await sharp(sent, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      ...(isDrawing && { density: Math.min(Math.max(density, 1), maxDensity) }),
    })
      .resize({ ...maxPng, fit: 'inside', withoutEnlargement: !isDrawing })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 24)
    return { name: `${digest}-${info.width}x${info.height}.png`, body, type: 'image/png' }
  } catch (error) {
    if (!isBrokenPicture(error)) throw error
    return null
  }
}

const maxPixels = 16_000_000
/** Dots per inch at which the size of a drawing is stated, and the most at which one is rendered. */
const nominalDensity = 72
const maxDensity = 100_000

import sharp from 'sharp'
import { brandTokens } from '#domains/content/brand/colours.ts'
import { isWordmark, logoFile, type LogoFile } from '#domains/content/brand/logo-file.ts'
import type { Settings } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'
import { letter } from '@rihla/illustrations/lettering'
import { markColours, readMark } from '@rihla/illustrations/mark'
import { num } from '@rihla/illustrations/svg'
import type { PictureStore } from '#server/media/picture-store.ts'

type Icon = { size: number; maskable?: boolean }
type Files = (name: string) => Promise<Uint8Array | null>
type Provider = Pick<Settings, 'brand' | 'demo'>

/** Version of the drawing; an increase makes stored icons obsolete. */
const recipe = 1

const icons = {
  'favicon-48.png': { size: 48 },
  'app-192.png': { size: 192 },
  'app-512.png': { size: 512 },
  'maskable-512.png': { size: 512, maskable: true },
  // The system rounds the corners itself, so the icon fills the whole square.
  'apple-touch-180.png': { size: 180, maskable: true },
} as const satisfies Record<string, Icon>

/** Draws the icons of the site, each once: the logo, or the first letter of the name on the main colour. */
export function appIcons(store: PictureStore, files: Files) {
  const drawing = async (provider: Provider, icon: Icon): Promise<string> => {
    const logo = logoFile(provider.brand.logo)
    const body = logo && !isWordmark(logo) && (await files(logo.file))
    if (logo && body) return tile(icon, '#ffffff', placed(logo, body, icon.maskable ? 38 : 50))
    if (provider.demo) return readMark(icon.maskable ? 'maskable-icon' : icon.size === 48 ? 'favicon' : 'app-icon')
    const { night = markColours.ink, primary = '#0e5a54' } = brandTokens(brandColours(provider.brand)).light
    return tile(icon, icon.maskable ? night : primary, initial(provider.brand.name.en))
  }
  return {
    svg: (provider: Provider) => drawing(provider, { size: 48 }),
    /** The icon of this name as PNG; null if there is none. */
    async png(provider: Provider, name: string): Promise<Buffer | 'busy' | null> {
      if (!isIcon(name)) return null
      const { brand, demo } = provider
      const source = ['icon', recipe, name, brand.name.en, brand.logo, brandColours(brand), demo]
      const icon: Icon = icons[name]
      return (
        (await store.cached(source, 'png')) ??
        (await store.make(source, 'png', async () =>
          sharp(Buffer.from(await drawing(provider, icon)), { density: 144 })
            .resize(icon.size, icon.size)
            .png({ compressionLevel: 9 })
            .toBuffer(),
        ))
      )
    },
  }
}

/** Height of the logo in emails, in px, and of its picture, which is twice as large. */
const emailLogoHeight = 40

/** The logo as PNG, because many mail programs show no SVG; null if the file is missing. */
export async function emailLogo(store: PictureStore, logo: LogoFile, files: Files): Promise<Buffer | 'busy' | null> {
  const source = ['mail', recipe, logo.file]
  const cached = await store.cached(source, 'png')
  const body = cached ? null : await files(logo.file)
  if (!body) return cached
  return store.make(source, 'png', () =>
    sharp(body, { density: 288 })
      .resize({ height: 2 * emailLogoHeight, width: 1_200, fit: 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
}

function isIcon(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name)
}

/** A tile of 64 px with a drawing on it. */
function tile({ size, maskable }: Icon, ground: string, drawn: string): string {
  const corner = maskable ? '' : ' rx="14"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64"${corner} fill="${ground}"/>${drawn}</svg>`
}

/** The logo in the middle of a tile; `side` is its longer side. */
function placed(logo: LogoFile, body: Uint8Array, side: number): string {
  const scale = side / Math.max(logo.width, logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  return logoImage(logo, body, { x: 32 - width / 2, y: 32 - height / 2, width, height })
}

/** A logo as an element of another SVG. */
export function logoImage(
  { format }: LogoFile,
  body: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const type = format === 'svg' ? 'image/svg+xml' : 'image/png'
  const href = `data:${type};base64,${Buffer.from(body).toString('base64')}`
  return `<image x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" href="${href}"/>`
}

function initial(name: string): string {
  const first = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())][0]?.segment ?? ''
  const drawn = letter({ text: first.toUpperCase(), dir: 'ltr', width: 64, sizes: [40], maxLines: 1 })
  const { markup, width } = drawn.outlines(drawn.lines[0] ?? '')
  return `<g transform="translate(${num(32 - width / 2)} 46)" fill="#ffffff">${markup}</g>`
}

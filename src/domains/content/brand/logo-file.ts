/** The name of a stored logo: a digest of its bytes, its size and its format, `0f3a…-320x80.svg`. */
const logoName = /^[0-9a-f]{24}-(\d{1,4})x(\d{1,4})\.(svg|png)$/

export type LogoFile = {
  width: number
  height: number
  format: 'svg' | 'png'
  /** Key in the file storage, which allows no dots. */
  file: string
}

/** The parts of the name of a logo; null for any other text. */
export function logoFile(name: string | null | undefined): LogoFile | null {
  const match = logoName.exec(name ?? '')
  if (!match) return null
  const [, width, height, format] = match
  return {
    width: Number(width),
    height: Number(height),
    format: format === 'svg' ? 'svg' : 'png',
    file: `logos/${name?.replace('.', '-')}`,
  }
}

/** The path of a logo on the site; undefined without one. */
export function logoPath(name: string | null | undefined): string | undefined {
  return logoFile(name) ? `/logos/${name}` : undefined
}

/** True for a logo so wide that it contains the name: the name is not written beside it, and no icon is made of it. */
export function isWordmark({ width, height }: { width: number; height: number }): boolean {
  return width >= 2 * height
}

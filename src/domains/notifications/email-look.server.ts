import { brandTokens } from '#domains/content/brand/colours.ts'
import { isWordmark, logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import type { Brand } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'

/** The look of the provider in an e-mail, which has no stylesheet of the site. */
export type EmailLook = {
  /** Colour of the name, the button and the code, on white and under white text. */
  main: string
  line: string
  /** `named`: it contains the name of the provider. */
  logo: { src: string; width: number; height: number; named: boolean } | null
}

const logoHeight = 40
const maxLogoWidth = 280

/** @param origin scheme and host under which mail programs load the logo, as PNG, because many show no SVG */
export function emailLook(brand: Pick<Brand, 'logo' | 'colour' | 'accent'>, origin: string): EmailLook {
  const { primary = '#0e5a54', brass = '#c9994a' } = brandTokens(brandColours(brand)).light
  const file = logoFile(brand.logo)
  const height = file ? Math.min(logoHeight, (maxLogoWidth * file.height) / file.width) : 0
  return {
    main: primary,
    line: brass,
    logo: file && {
      src: `${origin}${logoPath(brand.logo)}/mail.png`,
      width: Math.round((height * file.width) / file.height),
      height: Math.round(height),
      named: isWordmark(file),
    },
  }
}

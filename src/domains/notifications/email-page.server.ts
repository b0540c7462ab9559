import { direction, type Locale } from '#i18n/locale.ts'
import { brandTokens } from '#domains/content/brand/colours.ts'
import { isWordmark, logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import type { Brand } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'

/** The content of an e-mail in one language. */
type Section = {
  locale: Locale
  paragraphs: string[]
  large?: string
  /** Labelled facts, such as the dates of a booking. */
  facts?: { label: string; value: string }[]
  link?: { label: string; href: string } | undefined
  footer: string
  footerLink?: { label: string; href: string } | undefined
}

type Page = {
  locale: Locale
  brand: string
  look: EmailLook
  subject: string
  /** One section, or one per language. */
  sections: Section[]
  /** Schema.org data, for mail clients that show a booking as a card. */
  jsonLd?: object
}

/**
 * Renders an e-mail as HTML. It uses tables and inline styles, which all mail clients support, and `dir` on the
 * elements, because some clients drop it from `<html>`.
 */
export function emailPage({ locale, brand, look, subject, sections, jsonLd }: Page): string {
  const dir = direction(locale)
  const bodies = sections.map((section, i) => row(section, bodyOf(section, look), i === 0 ? bodyStyle : furtherStyle))
  const footers = sections.map((section) => row(section, footerOf(section), footerStyle))
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title>${jsonLd ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>` : ''}</head>
<body style="margin:0;padding:0;background:#fbf7ef;${font}" dir="${dir}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" dir="${dir}" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #e4daca;border-radius:18px">
${row({ locale }, headOf(brand, look), `padding:20px 28px;border-bottom:3px solid ${look.line};font-size:20px;font-weight:700;color:${look.main}`)}
${[...bodies, ...footers].join('\n')}
</table></td></tr></table>
</body>
</html>
`
}

const font = "font-family:'Segoe UI',Tahoma,Arial,sans-serif"
const bodyStyle = 'padding:28px'
/** Style of the second language. */
const furtherStyle = `${bodyStyle};border-top:1px solid #e4daca`
const footerStyle = 'padding:16px 28px;border-top:1px solid #e4daca;font-size:13px;line-height:1.6;color:#424e48'

const alignOf = (dir: string) => (dir === 'rtl' ? 'right' : 'left')

function row({ locale }: { locale: Locale }, html: string, style: string): string {
  const dir = direction(locale)
  return `<tr><td lang="${locale}" dir="${dir}" align="${alignOf(dir)}" style="${style};${font}">${html}</td></tr>`
}

/** The logo and the name; the name alone where pictures are blocked. */
function headOf(brand: string, { logo }: EmailLook): string {
  const name = escape(brand)
  if (!logo) return name
  const { src, width, height, named } = logo
  const image = `<img src="${escape(src)}" width="${width}" height="${height}" alt="${named ? name : ''}" style="display:inline-block;border:0;vertical-align:middle">`
  return named ? image : `${image} <span style="vertical-align:middle">${name}</span>`
}

function bodyOf({ locale, paragraphs, large, facts, link }: Section, { main }: EmailLook): string {
  const dir = direction(locale)
  const paragraph = (text: string) =>
    `<p dir="${dir}" style="margin:0 0 16px;font-size:16px;line-height:1.7;color:#13231f">${escape(text).replaceAll('\n', '<br>')}</p>`
  const [first = '', ...rest] = paragraphs
  const body = [
    paragraph(first),
    large &&
      `<p dir="ltr" style="margin:0 0 16px;text-align:center;font-size:34px;letter-spacing:8px;font-weight:700;color:${main}">${escape(large)}</p>`,
    ...rest.map(paragraph),
    facts && factsTable(facts, dir, alignOf(dir)),
    link &&
      `<p dir="${dir}" style="margin:24px 0 8px"><a href="${escape(link.href)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:${main};color:#ffffff;text-decoration:none;font-size:16px">${escape(link.label)}</a></p>`,
  ]
  return body.filter(Boolean).join('\n')
}

function footerOf({ footer, footerLink: link }: Section): string {
  if (!link) return escape(footer)
  return `${escape(footer)}<br><a href="${escape(link.href)}" style="color:#55615b">${escape(link.label)}</a>`
}

function factsTable(facts: { label: string; value: string }[], dir: string, align: string): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #e4daca;font-size:15px;line-height:1.6;vertical-align:top'
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td dir="${dir}" align="${align}" width="36%" style="${cell};color:#424e48">${escape(label)}</td><td dir="${dir}" align="${align}" style="${cell};color:#13231f">${escape(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="margin:0 0 8px">${rows.join('')}</table>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

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

import { escapeHtml } from '#i18n/html.ts'
import { direction, type Locale } from '#i18n/locale.ts'
import { brandTokens } from '#domains/content/brand/colours.ts'
import { isWordmark, logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import type { Brand } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'

/** A labelled fact; `href` for a number to call or a map, `ltr` for numbers and codes. */
export type Fact = { label: string; value: string; href?: string; ltr?: boolean }

export type FactGroup = { title: string; facts: Fact[] }

/** The content of an email in one language. */
type Section = {
  locale: Locale
  /** The text after the subject in a list of emails. */
  preheader: string
  paragraphs: string[]
  /** Written by somebody else than the brand, such as a guest. */
  quote?: string[]
  large?: string
  /** Labelled facts, such as the dates of a booking. */
  facts?: Fact[]
  /** Facts under a title of their own, such as those of a booking of an order. */
  groups?: FactGroup[]
  /** The next steps; one with `href` is a link. */
  next?: { title: string; steps: { text: string; href?: string }[] } | undefined
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
 * Renders an email as HTML. It uses tables and inline styles, which all mail clients support, and `dir` on the
 * elements, because some clients drop it from `<html>`. The style sheet is for clients that have one: it adapts the
 * email to a phone and to a dark screen. Outlook on Windows draws the button as a VML shape.
 */
export function emailPage({ locale, brand, look, subject, sections, jsonLd }: Page): string {
  const dir = direction(locale)
  const bodies = sections.map((section, i) => row(section, bodyOf(section, look), i === 0 ? bodyStyle : furtherStyle))
  const footers = sections.map((section) => row(section, footerOf(section), footerStyle, 'm-row m-muted'))
  return `<!doctype html>
<html lang="${locale}" dir="${dir}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${styleSheet(look)}</style>${jsonLd ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>` : ''}</head>
<body class="m-page" style="margin:0;padding:0;background:#fbf7ef;${font}" dir="${dir}">
${preheaderOf(sections[0])}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td class="m-around" align="center" style="padding:24px 12px">
<table role="presentation" class="m-card" width="560" cellpadding="0" cellspacing="0" dir="${dir}" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #e4daca;border-radius:18px">
${row({ locale }, headOf(brand, look), `padding:20px 28px;border-bottom:3px solid ${look.line};font-size:20px;font-weight:700;color:${look.main}`, 'm-head')}
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

/** Outlook on the web and on phones marks what it darkens itself by `data-ogsc`, and reads no media query. */
function styleSheet({ dark, logo }: EmailLook): string {
  const rules: (readonly [selector: string, rule: string])[] = [
    ['.m-page', `background:${dark.canvas}!important`],
    ['.m-card', `background:${dark.surface}!important;border-color:${dark.line}!important`],
    ['.m-text', `color:${dark.ink}!important`],
    ['.m-muted', `color:${dark.muted}!important`],
    ['.m-row', `border-color:${dark.line}!important`],
    ['.m-head', `color:${dark.main}!important`],
    ['.m-main', `color:${dark.main}!important`],
    ['.m-button', `background:${dark.main}!important;color:${dark.onMain}!important`],
    ...(logo?.dark
      ? ([
          ['.m-logo', 'display:none!important'],
          ['.m-logo-dark', 'display:inline-block!important'],
        ] as const)
      : // A logo is made for a light ground.
        ([['.m-logo', 'background:#ffffff!important;border-radius:8px;padding:4px 8px!important']] as const)),
  ]
  const media = rules.map(([selector, rule]) => `${selector}{${rule}}`).join('')
  const outlook = rules.map(([selector, rule]) => `[data-ogsc] ${selector}{${rule}}`).join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.m-around{padding:8px 4px!important}.m-cell{padding-inline:18px!important}.m-button{display:block!important;text-align:center!important}.m-wide{width:100%!important}}@media (prefers-color-scheme:dark){${media}}${outlook}`
}

/** The characters behind the text keep the client from adding more of the email. */
function preheaderOf(section: Section | undefined): string {
  if (!section) return ''
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(section.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
}

function row({ locale }: { locale: Locale }, html: string, style: string, name = 'm-row'): string {
  const dir = direction(locale)
  return `<tr><td lang="${locale}" dir="${dir}" class="m-cell ${name}" align="${alignOf(dir)}" style="${style};${font}">${html}</td></tr>`
}

/** The logo and the name; the name alone where pictures are blocked. */
function headOf(brand: string, { logo }: EmailLook): string {
  const name = escapeHtml(brand)
  if (!logo) return name
  const { named, dark, ...light } = logo
  const imageOf = ({ src, width, height }: EmailLogo, kind: string, display: string) =>
    `<img class="${kind}" src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${named ? name : ''}" style="display:${display};border:0;vertical-align:middle">`
  // Outlook on Windows shows what is hidden by a style.
  const image =
    imageOf(light, 'm-logo', 'inline-block') +
    (dark ? `<!--[if !mso]><!-->${imageOf(dark, 'm-logo-dark', 'none')}<!--<![endif]-->` : '')
  return named ? image : `${image} <span style="vertical-align:middle">${name}</span>`
}

function bodyOf(
  { locale, paragraphs, quote, large, facts, groups = [], next, link }: Section,
  look: EmailLook,
): string {
  const dir = direction(locale)
  const paragraph = (text: string) =>
    `<p class="m-text" dir="${dir}" style="margin:0 0 16px;font-size:16px;line-height:1.7;color:#13231f">${directed(text, dir).replaceAll('\n', '<br>')}</p>`
  const [first = '', ...rest] = paragraphs
  const body = [
    paragraph(first),
    large &&
      `<p class="m-main" dir="ltr" style="margin:0 0 16px;text-align:center;font-size:34px;letter-spacing:8px;font-weight:700;color:${look.main}">${escapeHtml(large)}</p>`,
    ...rest.map(paragraph),
    quote && quotation(quote, dir, look),
    facts && factsTable(facts, dir, look),
    ...groups.map(({ title, facts: own }) => `${heading(title, dir)}\n${factsTable(own, dir, look)}`),
    next && steps(next, dir, look),
    link && button(link, dir, look),
  ]
  return body.filter(Boolean).join('\n')
}

/** Each paragraph begins at the side of its own script, and the line beside them is on that of the first. */
function quotation(quote: string[], dir: string, look: EmailLook): string {
  const side = alignOf(directionOf(quote[0] ?? '', dir))
  const paragraphs = quote.map((text) => {
    const ownDirection = directionOf(text, dir)
    return `<p class="m-text" dir="${ownDirection}" style="margin:0 0 8px;font-size:16px;line-height:1.7;text-align:${alignOf(ownDirection)};color:#13231f">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  })
  return `<blockquote style="margin:0 0 16px;padding-${side}:14px;border-${side}:3px solid ${look.line}">${paragraphs.join('')}</blockquote>`
}

/** The direction of a text: that of its script if it has one, otherwise that of the email. */
function directionOf(text: string, dir: string): string {
  const [arabic, latin] = [/\p{Script=Arabic}/u.test(text), /\p{Script=Latin}/u.test(text)]
  return arabic === latin ? dir : arabic ? 'rtl' : 'ltr'
}

/** Text in the other script, such as the name of a guest, has its own direction: otherwise its full stop is at the wrong end. */
function directed(text: string, dir: string): string {
  const ownDirection = directionOf(text, dir)
  return ownDirection === dir ? inOneLine(text) : `<span dir="${ownDirection}">${inOneLine(text)}</span>`
}

/** A reference with a hyphen, such as C-4T8W2KQM, is not broken at it. */
function inOneLine(text: string): string {
  return escapeHtml(text).replace(/\b[A-Z]-[A-Z\d]{6,}\b/g, '<span style="white-space:nowrap">$&</span>')
}

function footerOf({ footer, footerLink: link }: Section): string {
  if (!link) return escapeHtml(footer)
  return `${escapeHtml(footer)}<br><a class="m-muted" href="${escapeHtml(link.href)}" style="color:#424e48">${escapeHtml(link.label)}</a>`
}

function factsTable(facts: Fact[], dir: string, look: EmailLook): string {
  const align = alignOf(dir)
  const cell = 'border-bottom:1px solid #e4daca;font-size:15px;line-height:1.6;vertical-align:top'
  const [labelSpace, valueSpace] = ['padding:8px 0', `padding:8px ${dir === 'rtl' ? '12px 8px 0' : '0 8px 12px'}`]
  const factHtml = ({ value: whole, href, ltr }: Fact) => {
    // A separator stays on the line of the part before it.
    const value = whole.replaceAll(' · ', '\u00a0· ')
    const text = ltr ? `<span dir="ltr">${escapeHtml(value)}</span>` : directed(value, dir)
    return href
      ? `<a class="m-main" href="${escapeHtml(href)}" style="color:${look.main};text-decoration:underline">${text}</a>`
      : text
  }
  const rows = facts.map(
    (fact) =>
      `<tr><td class="m-muted m-row" dir="${dir}" align="${align}" width="36%" style="${labelSpace};${cell};color:#424e48">${inOneLine(fact.label)}</td><td class="m-text m-row" dir="${dir}" align="${align}" style="${valueSpace};${cell};color:#13231f">${factHtml(fact)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="margin:0 0 8px">${rows.join('')}</table>`
}

function steps({ title, steps: all }: NonNullable<Section['next']>, dir: string, look: EmailLook): string {
  const align = alignOf(dir)
  const text = 'padding:4px 0;font-size:15px;line-height:1.6;vertical-align:top'
  const rows = all.map(
    ({ text: step, href }, i) =>
      `<tr><td class="m-main" dir="${dir}" align="${align}" width="28" style="${text};font-weight:700;color:${look.main}">${i + 1}.</td><td class="m-text" dir="${dir}" align="${align}" style="${text};color:#13231f">${href ? `<a class="m-main" href="${escapeHtml(href)}" style="color:${look.main};text-decoration:underline">${escapeHtml(step)}</a>` : escapeHtml(step)}</td></tr>`,
  )
  return `${heading(title, dir)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}">${rows.join('')}</table>`
}

function heading(title: string, dir: string): string {
  return `<h2 class="m-text" dir="${dir}" style="margin:20px 0 6px;font-size:17px;line-height:1.5;color:#13231f">${directed(title, dir)}</h2>`
}

function button({ label, href }: { label: string; href: string }, dir: string, { main }: EmailLook): string {
  const [to, text] = [escapeHtml(href), escapeHtml(label)]
  const width = Math.min(480, 60 + Array.from(label).length * 10)
  return `<!--[if mso]><v:roundrect href="${to}" style="height:48px;v-text-anchor:middle;width:${width}px;margin:24px 0 8px" arcsize="25%" stroked="f" fillcolor="${main}"><v:textbox inset="0,0,0,0"><center style="color:#ffffff;${font};font-size:16px">${text}</center></v:textbox></v:roundrect><![endif]-->
<!--[if !mso]><!--><table role="presentation" class="m-wide" cellpadding="0" cellspacing="0" dir="${dir}" style="margin:24px 0 8px"><tr><td dir="${dir}"><a class="m-button" href="${to}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:${main};color:#ffffff;text-decoration:none;font-size:16px;line-height:24px">${text}</a></td></tr></table><!--<![endif]-->`
}

/** The look of the provider in an email, which has no stylesheet of the site. */
type EmailLook = {
  /** Colour of the name, the button and the code, on white and under white text. */
  main: string
  line: string
  /** The colours of the site in its dark theme; `main` under text in `onMain`. */
  dark: Record<'canvas' | 'surface' | 'ink' | 'muted' | 'line' | 'main' | 'onMain', string>
  /** `named`: it contains the name of the provider. `dark`: the one for dark backgrounds. */
  logo: (EmailLogo & { named: boolean; dark: EmailLogo | null }) | null
}
type EmailLogo = { src: string; width: number; height: number }

const logoHeight = 40
const maxLogoWidth = 280

/** @param origin scheme and host under which mail programs load the logo, as PNG, because many show no SVG */
export function emailLook(brand: Pick<Brand, 'logo' | 'logo_dark' | 'colour' | 'accent'>, origin: string): EmailLook {
  const { light, dark } = brandTokens(brandColours(brand))
  const { primary = '#0e5a54', brass = '#c9994a' } = light
  const logo = logoFile(brand.logo)
  const imageOf = (name: typeof brand.logo_dark): EmailLogo | null => {
    const file = logoFile(name)
    if (!file) return null
    const height = Math.min(logoHeight, (maxLogoWidth * file.height) / file.width)
    const width = Math.round((height * file.width) / file.height)
    return { src: `${origin}${logoPath(name)}/mail.png`, width, height: Math.round(height) }
  }
  const image = imageOf(brand.logo)
  return {
    main: primary,
    line: brass,
    dark: {
      canvas: dark.canvas ?? '#0b1614',
      surface: dark.surface ?? '#11201d',
      ink: dark.ink ?? '#f4eee2',
      muted: dark.muted ?? '#aebbb4',
      line: dark.line ?? '#25403a',
      main: dark.primary ?? '#74d3c2',
      onMain: dark['on-primary'] ?? '#06201c',
    },
    logo: logo && image && { ...image, named: isWordmark(logo), dark: imageOf(brand.logo_dark) },
  }
}

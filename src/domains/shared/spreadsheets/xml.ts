/** Thrown for text that is not the XML of a workbook. */
export class XmlError extends Error {}

type XmlEvents = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads XML in one pass and linear time. Names lose their namespace prefix. A document type is an error, so that no
 * entity is ever declared or expanded.
 */
export function scanXml(xml: string, { open, text, close }: XmlEvents): void {
  let at = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    if (text && next !== at) text(unescapeXml(xml.slice(at, next === -1 ? xml.length : next)))
    if (next === -1) return
    const special = specials.find(({ begin }) => xml.startsWith(begin, next))
    if (special) {
      const end = xml.indexOf(special.end, next + special.begin.length)
      if (end === -1) throw new XmlError('unclosed section')
      if (special.begin === '<![CDATA[') text?.(xml.slice(next + special.begin.length, end))
      at = end + special.end.length
      continue
    }
    tag.lastIndex = next
    const match = tag.exec(xml)
    if (!match) throw new XmlError('not a tag')
    const [whole, ends, name = '', attributes = '', empty] = match
    const plain = name.slice(name.indexOf(':') + 1)
    if (!ends) open?.(plain, open.length > 1 ? attributesOf(attributes) : {})
    if (ends || empty) close?.(plain)
    at = next + whole.length
  }
}

/** Escapes text for XML; characters that XML does not allow are removed. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const specials = [
  { begin: '<?', end: '?>' },
  { begin: '<!--', end: '-->' },
  { begin: '<![CDATA[', end: ']]>' },
]
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(attribute))
    found[name] = unescapeXml(double ?? single ?? '')
  return found
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
    return code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}

import { SaxesParser } from 'saxes'
import { escapeHtml } from '#i18n/html.ts'

/** A drawing that contains only shapes, and its size in px. */
type CleanSvg = { svg: string; width: number; height: number }

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs symbol use title desc linearGradient radialGradient stop ' +
    'clipPath mask pattern text tspan style'
  ).split(' '),
)
const attributes = new Set(
  (
    'id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform viewBox preserveAspectRatio ' +
    'gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits ' +
    'patternContentUnits patternTransform pathLength dx dy rotate textLength lengthAdjust href style'
  ).split(' '),
)
/** Properties that are attributes as well, and may be in a style. */
const properties = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask display visibility ' +
    'paint-order vector-effect shape-rendering color-interpolation mix-blend-mode isolation font-family font-size ' +
    'font-weight font-style letter-spacing text-anchor dominant-baseline transform transform-origin'
  ).split(' '),
)
const maxElements = 5_000
/** Shapes that are drawn: an element that is referred to counts wherever it is. */
const maxDrawn = 20_000
const maxDepth = 60
const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Parses an SVG file and writes it anew with the listed elements and attributes only: no scripts, events, links, foreign
 * objects, pictures or references to other files. Everything else is left out with its content. Null if the file is not
 * a well-formed SVG with a size, or if it declares entities.
 */
export function cleanSvg(source: string): CleanSvg | null {
  const root = parse(source)
  if (root?.name !== 'svg') return null
  const size = sizeOf(root)
  if (!size || !(shapesIn(root) <= maxDrawn)) return null
  const { width, height } = size
  const fixed = { ...root.attributes, viewBox: root.attributes.viewBox ?? `0 0 ${width} ${height}` }
  const svg = written({
    ...root,
    attributes: { ...fixed, xmlns: svgNamespace, width: `${width}`, height: `${height}` },
  })
  return { svg, width, height }
}

/** The shapes that a browser draws for an element, with those that it refers to; Infinity if it refers to itself. */
function shapesIn(root: Element): number {
  const elementsById = new Map<string, Element>()
  const collect = (element: Element) => {
    if (element.attributes.id !== undefined) elementsById.set(element.attributes.id, element)
    for (const child of element.children) if (typeof child !== 'string') collect(child)
  }
  collect(root)
  const counts = new Map<Element, number>()
  const count = (element: Element): number => {
    const counted = counts.get(element)
    if (counted !== undefined) return counted
    // Until it is counted: whoever comes back to it is in a circle.
    counts.set(element, Infinity)
    const inside = element.children.flatMap((child) => (typeof child === 'string' ? [] : [child]))
    const references = Object.values(element.attributes).flatMap((value) =>
      [...value.matchAll(/^#([\w.:-]+)$|url\(\s{0,9}['"]?#([\w.:-]+)/g)].flatMap(
        ([, href, url]) => elementsById.get(href ?? url ?? '') ?? [],
      ),
    )
    const sum = [...inside, ...references].reduce((total, one) => total + count(one), 1)
    counts.set(element, sum)
    return sum
  }
  return count(root)
}

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] }

/** The tree of a document; null if it is not well-formed. */
function parse(source: string): Element | null {
  const parser = new SaxesParser()
  const top: Element = { name: '', attributes: {}, children: [] }
  const open = [top]
  let count = 0
  const add = (child: Element | string) => open.at(-1)?.children.push(child)
  parser.on('doctype', (type) => {
    if (type.includes('[')) parser.fail('own entities')
  })
  parser.on('opentagstart', () => {
    if (++count > maxElements || open.length > maxDepth) parser.fail('too many elements')
  })
  parser.on('opentag', ({ name, attributes: { 'xlink:href': link, ...own } }) => {
    const attributes = link === undefined ? own : { ...own, href: link }
    const element = { name: name.replace(/^svg:/, ''), attributes, children: [] }
    add(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  try {
    parser.write(source).close()
  } catch {
    return null
  }
  return top.children.find((child) => typeof child !== 'string') ?? null
}

function written({ name, attributes: all, children }: Element): string {
  const kept = Object.entries(all).flatMap(([key, value]) => {
    const safe = safeAttribute(key, value)
    return safe === null ? [] : [` ${key}="${escapeHtml(safe)}"`]
  })
  const inner =
    name === 'style'
      ? escapeHtml(safeStyles(children.filter((child) => typeof child === 'string').join('')))
      : children
          .map((child) => {
            if (typeof child === 'string') return child.trim() === '' ? ' ' : escapeHtml(child)
            return elements.has(child.name) ? written(child) : ''
          })
          .join('')
  return `<${name}${kept.join('')}>${inner}</${name}>`
}

function safeAttribute(name: string, value: string): string | null {
  if (name === 'xmlns') return value === svgNamespace ? value : null
  if (name === 'href') return /^#[\w.:-]+$/.test(value) ? value : null
  if (name === 'style') return safeDeclarations(value)
  return (attributes.has(name) || properties.has(name)) && isSafeValue(value) ? value : null
}

/** True for a value that refers to nothing outside the file. */
function isSafeValue(value: string): boolean {
  const rest = value.replace(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '')
  return !/url|[\\<>{}@]|:\s*\/\/|javascript|expression/i.test(rest)
}

function safeDeclarations(style: string): string {
  return style
    .split(';')
    .map((one) => one.split(':'))
    .flatMap(([name = '', ...value]) => {
      const [property, text] = [name.trim().toLowerCase(), value.join(':').trim()]
      return properties.has(property) && text !== '' && isSafeValue(text) ? [`${property}:${text}`] : []
    })
    .join(';')
}

/** The rules of a style element with plain selectors. A file with rules inside rules, such as `@media`, loses them. */
function safeStyles(text: string): string {
  const rules = text.replace(/\/\*(?:(?!\*\/)[^])*(?:\*\/|$)/g, '').matchAll(/(?<![^{}])([^{}]*)\{([^{}]*)\}/g)
  return [...rules]
    .filter(([, selector = '']) => /^[\s\w.#,>*-]+$/.test(selector) && selector.trim() !== '')
    .map(([, selector = '', body = '']) => `${selector.trim()}{${safeDeclarations(body)}}`)
    .join('')
}

function sizeOf({ attributes: { viewBox, width, height } }: Element): { width: number; height: number } | null {
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [w, h] = box?.length === 4 ? [box[2], box[3]] : [px(width), px(height)]
  if (!(w && h && Number.isFinite(w) && Number.isFinite(h) && w > 0 && h > 0)) return null
  // Widths in the address of a logo are whole numbers.
  const scale = 320 / Math.max(w, h)
  return { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(h * scale)) }
}

function px(length: string | undefined): number | undefined {
  const match = /^\s*([\d.]+)(px|pt)?\s*$/.exec(length ?? '')
  return match ? Number(match[1]) : undefined
}

import { deflateSync } from 'node:zlib'
import { leftToRight, orderSign, rightToLeft, type Character, type PaperFace } from './faces.ts'
import { codeOf, fontFile, type UsedFace } from './font-file.ts'

/** Colour as three parts from 0 to 1, or `#rrggbb`. */
export type Colour = `#${string}`

/**
 * An element of the structure of a document, for programs that read it aloud; `lang` where it differs from the
 * document.
 */
export type Node = {
  role: 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Span' | 'Figure'
  lang?: string
  alt?: string
  /** The scope of a heading of a table, by default its row. */
  scope?: 'Column'
  /** The text of a leaf in reading order. */
  text?: string
  kids: (Node | { page: number; mark: number })[]
}

export type Picture = { width: number; height: number; rgb: Uint8Array; alpha: Uint8Array }

type Page = {
  ops: string[]
  owners: Node[]
  /** The letters from left to right less those from right to left, and the face of the latter. */
  excess: number
  arabic?: PaperFace
}

/**
 * A tagged PDF 1.7 in points from the top left of an A4 page. The same calls result in the same bytes.
 * @param lang language of the document
 */
export function createPdf({ lang, title, author, at }: { lang: string; title: string; author: string; at: Date }) {
  const root: Node = { role: 'Document', kids: [] }
  const pages: Page[] = []
  const faces = new Map<PaperFace, UsedFace>()
  const pictures: Picture[] = []

  const page = (): Page => {
    const last = pages.at(-1)
    if (!last) throw new Error('a document begins with a page')
    return last
  }
  /** Content that belongs to an element; without one it is decoration. */
  const marked = (node: Node | null, ops: string) => {
    const { ops: all, owners } = page()
    if (!node) return void all.push(`/Artifact BMC ${ops} EMC`)
    const mark = owners.push(node) - 1
    node.kids.push({ page: pages.length - 1, mark })
    all.push(`/${node.role} <</MCID ${mark}>> BDC ${ops} EMC`)
  }
  const used = (face: PaperFace): UsedFace => {
    const found = faces.get(face) ?? { face, characters: [], codes: new Map<string, number>() }
    faces.set(face, found)
    return found
  }

  return {
    root,
    add(parent: Node, node: Omit<Node, 'kids'>): Node {
      const made: Node = { ...node, kids: [] }
      parent.kids.push(made)
      return made
    },
    addPage: () => void pages.push({ ops: [], owners: [], excess: 0 }),
    get pageNumber() {
      return pages.length
    },
    /** Letters from left to right; `y` is the baseline. */
    text(
      node: Node | null,
      characters: readonly Character[],
      { x, y, size, colour }: { x: number; y: number; size: number; colour: Colour },
    ) {
      const shows: string[] = []
      let face: PaperFace | undefined
      let hex = ''
      const flush = () => {
        if (face && hex) shows.push(`/F${[...faces.keys()].indexOf(face)} ${points(size)} Tf <${hex}> Tj`)
        hex = ''
      }
      for (const character of characters) {
        count(page(), character)
        if (character.face !== face) {
          flush()
          face = character.face
        }
        hex += codeOf(used(character.face), character).toString(16).padStart(4, '0')
      }
      flush()
      if (shows.length > 0)
        marked(node, `${fill(colour)} BT 1 0 0 1 ${points(x)} ${points(height - y)} Tm ${shows.join(' ')} ET`)
    },
    /** A shape in the syntax of a PDF path, with its own colours; `y` grows upwards within it. */
    shape(node: Node | null, ops: string) {
      marked(node, `q ${ops} Q`)
    },
    picture(
      node: Node | null,
      picture: Picture,
      { x, y, width, height: high }: { x: number; y: number; width: number; height: number },
    ) {
      const name = pictures.push(picture) - 1
      marked(node, `q ${points(width)} 0 0 ${points(high)} ${points(x)} ${points(height - y - high)} cm /P${name} Do Q`)
    },
    /**
     * Ends a page. If it has Arabic letters, adds invisible right-to-left marks until they outnumber the left-to-right
     * letters, so that Poppler reads it from right to left.
     */
    endPage() {
      const { arabic, excess } = page()
      if (!arabic) return
      for (let left = excess + 20, y = height - 12; left > 0; left -= signsInRow, y += 2) {
        const signs = Array.from({ length: Math.min(left, signsInRow) }, () => orderSign(arabic, rightToLeft, 0.2))
        this.text(null, signs, { x: 40, y, size: 1, colour: '#ffffff' })
      }
    },
    finish: () => written({ lang, title, author, at, root, pages, faces: [...faces.values()], pictures }),
  }
}

/** Signs of a fifth of a point, so that a row is narrower than a page. Poppler drops equal characters that are closer. */
const signsInRow = 2000

function count(page: Page, { char, face }: Character): void {
  if (char === rightToLeft || /\p{Script=Arabic}/u.test(char)) page.excess--
  else if (char === leftToRight || /\p{L}/u.test(char)) page.excess++
  if (/\p{Script=Arabic}/u.test(char)) page.arabic = face
}

export type Pdf = ReturnType<typeof createPdf>

export const width = 595.28
export const height = 841.89

export function fill(colour: Colour): string {
  return `${rgb(colour)} rg`
}

export function stroke(colour: Colour): string {
  return `${rgb(colour)} RG`
}

/** A number of points, to a thousandth. */
export function points(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function rgb(colour: Colour): string {
  return [1, 3, 5].map((i) => points(Number.parseInt(colour.slice(i, i + 2), 16) / 255)).join(' ')
}

type Whole = {
  lang: string
  title: string
  author: string
  at: Date
  root: Node
  pages: Page[]
  faces: UsedFace[]
  pictures: Picture[]
}

function written({ lang, title, author, at, root, pages, faces, pictures }: Whole): Uint8Array {
  const objects: Buffer[] = []
  const reserve = () => objects.push(Buffer.alloc(0))
  const set = (number: number, body: string | Buffer) => (objects[number - 1] = Buffer.from(body))
  const add = (body: string | Buffer) => {
    const number = reserve()
    set(number, body)
    return number
  }
  const stream = (body: Uint8Array | string, entries = '') => {
    const packed = deflateSync(Buffer.from(body))
    const begin = `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
    return add(Buffer.concat([Buffer.from(begin), packed, Buffer.from('\nendstream')]))
  }

  const catalog = reserve()
  const tree = reserve()
  const parent = reserve()
  const pageNumbers = pages.map(() => reserve())
  const fonts = faces.map((face) => fontObject(face, { add, stream }))
  const images = pictures.map(({ width: wide, height: high, rgb: colours, alpha }) => {
    const common = `/Type/XObject/Subtype/Image/Width ${wide}/Height ${high}/BitsPerComponent 8`
    const mask = stream(alpha, `${common}/ColorSpace/DeviceGray`)
    return stream(colours, `${common}/ColorSpace/DeviceRGB/SMask ${mask} 0 R`)
  })
  const fontNames = fonts.map((number, i) => `/F${i} ${number} 0 R`).join('')
  const imageNames = images.map((number, i) => `/P${i} ${number} 0 R`).join('')

  const elements = new Map<Node, number>()
  const number = (node: Node): number => {
    const known = elements.get(node)
    if (known) return known
    const made = reserve()
    elements.set(node, made)
    return made
  }
  const element = (node: Node, above: number) => {
    const kids = node.kids.map((kid) => {
      if ('role' in kid) {
        element(kid, number(node))
        return `${number(kid)} 0 R`
      }
      return `<</Type/MCR/Pg ${pageNumbers[kid.page]} 0 R/MCID ${kid.mark}>>`
    })
    const scope = node.role === 'TH' ? `/A<</O/Table/Scope/${node.scope ?? 'Row'}>>` : ''
    const words = [
      node.lang ? `/Lang ${text(node.lang)}` : '',
      node.alt ? `/Alt ${text(node.alt)}` : '',
      node.text ? `/ActualText ${text(node.text)}` : '',
    ]
    set(
      number(node),
      `<</Type/StructElem/S/${node.role}/P ${above} 0 R/K[${kids.join(' ')}]${scope}${words.join('')}>>`,
    )
  }
  element(root, tree)

  const content = pages.map(({ ops }) => stream(ops.join('\n')))
  pages.forEach((_, i) =>
    set(
      pageNumbers[i] ?? 0,
      `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content[i]} 0 R/StructParents ${i}/Tabs/S` +
        `/Resources<</Font<<${fontNames}>>/XObject<<${imageNames}>>>>>>`,
    ),
  )
  set(parent, `<</Type/Pages/Count ${pages.length}/Kids[${pageNumbers.map((one) => `${one} 0 R`).join(' ')}]>>`)
  const owners = pages.map(({ owners: nodes }, i) => `${i} [${nodes.map((node) => `${number(node)} 0 R`).join(' ')}]`)
  const parents = add(`<</Nums[${owners.join(' ')}]>>`)
  set(
    tree,
    `<</Type/StructTreeRoot/K ${number(root)} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`,
  )
  const xmp = Buffer.from(metadata({ lang, title, author, at }))
  // Readable without decompression, as readers of metadata expect.
  const meta = add(
    Buffer.concat([
      Buffer.from(`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n`),
      xmp,
      Buffer.from('\nendstream'),
    ]),
  )
  set(
    catalog,
    `<</Type/Catalog/Pages ${parent} 0 R/StructTreeRoot ${tree} 0 R/MarkInfo<</Marked true>>/Lang ${text(lang)}` +
      `/ViewerPreferences<</DisplayDocTitle true${lang === 'ar' ? '/Direction/R2L' : ''}>>/Metadata ${meta} 0 R>>`,
  )
  const day = `D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
  const info = add(`<</Title ${text(title)}/Author ${text(author)}/CreationDate(${day})/ModDate(${day})>>`)
  return file(objects, catalog, info)
}

function file(objects: Buffer[], catalog: number, info: number): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let at = parts[0]?.length ?? 0
  const places = objects.map((body, i) => {
    const here = at
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    parts.push(part)
    at += part.length
    return here
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<</Size ${objects.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

type Adding = { add: (body: string) => number; stream: (body: Uint8Array | string, entries?: string) => number }

function fontObject(used: UsedFace, { add, stream }: Adding): number {
  const { face, characters } = used
  const { upem } = face.face
  const scaled = (value: number) => Math.round((value * 1000) / upem)
  const body = fontFile(used)
  // A part of a font is named by six characters before its name (ISO 32000-1, 9.6.4).
  const name = `/SUBSET+${face.name}`
  const { ascender, descender } = face.font.hExtents()
  const embedded = stream(body, `/Length1 ${body.length}`)
  const descriptor = add(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[-1000 -1000 3000 2000]/ItalicAngle 0/Ascent ${scaled(ascender)}` +
      `/Descent ${scaled(descender)}/CapHeight 700/StemV 80/FontFile2 ${embedded} 0 R>>`,
  )
  const widths = characters.map(({ advance }) => points((advance * 1000) / upem)).join(' ')
  const descendant = add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/DW 0/W[1[${widths}]]>>`,
  )
  const unicode = stream(unicodeMap(characters.map(({ char }) => char)))
  return add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  )
}

function unicodeMap(chars: string[]): string {
  const lines = chars.map((char, i) => `<${(i + 1).toString(16).padStart(4, '0')}> <${utf16(char)}>`)
  const blocks: string[] = []
  for (let i = 0; i < lines.length; i += 100) {
    const some = lines.slice(i, i + 100)
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function text(value: string): string {
  return `<feff${utf16(value)}>`
}

function utf16(value: string): string {
  return Buffer.from(value, 'utf16le').swap16().toString('hex')
}

function metadata({ lang, title, author, at }: Pick<Whole, 'lang' | 'title' | 'author' | 'at'>): string {
  const safe = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${safe(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${safe(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${lang}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at.toISOString()}</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

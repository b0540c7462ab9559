import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  ReadingDirection,
  type PDFContext,
  type PDFRef,
} from '@cantoo/pdf-lib'
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

export type Picture = { width: number; height: number; png: Uint8Array }

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
    const usedFace = faces.get(face) ?? { face, characters: [], codes: new Map<string, number>() }
    faces.set(face, usedFace)
    return usedFace
  }

  return {
    root,
    add(parent: Node, node: Omit<Node, 'kids'>): Node {
      const child: Node = { ...node, kids: [] }
      parent.kids.push(child)
      return child
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

async function written({ lang, title, author, at, root, pages, faces, pictures }: Whole): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context, catalog } = pdf
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(author)
  pdf.setLanguage(lang)
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)
  if (lang === 'ar') catalog.getOrCreateViewerPreferences().setReadingDirection(ReadingDirection.R2L)
  // Readable without decompression, as readers of metadata expect.
  const xmp = context.stream(Buffer.from(metadata({ lang, title, author, at })), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(xmp))

  const fonts = faces.map((face) => fontObject(face, context))
  const images = await Promise.all(pictures.map(({ png }) => pdf.embedPng(png)))
  const resources = context.obj({
    Font: Object.fromEntries(fonts.map((font, i) => [`F${i}`, font])),
    XObject: Object.fromEntries(images.map(({ ref }, i) => [`P${i}`, ref])),
  })
  const leaves = pages.map(({ ops }, i) => {
    const { ref, node } = pdf.addPage([width, height])
    const content = context.register(context.flateStream(ops.join('\n')))
    const entries = { Contents: content, Resources: resources, StructParents: context.obj(i), Tabs: PDFName.of('S') }
    for (const [name, value] of Object.entries(entries)) node.set(PDFName.of(name), value)
    return ref
  })

  const tree = context.nextRef()
  const elements = new Map<Node, PDFRef>()
  const element = (node: Node, above: PDFRef): PDFRef => {
    const ref = context.nextRef()
    elements.set(node, ref)
    const text = (value: string | undefined) => value && PDFHexString.fromText(value)
    const kids = node.kids.map((kid) =>
      'role' in kid ? element(kid, ref) : context.obj({ Type: 'MCR', Pg: leaves[kid.page], MCID: kid.mark }),
    )
    const object = {
      Type: 'StructElem',
      S: node.role,
      P: above,
      K: kids,
      ...(node.role === 'TH' && { A: { O: 'Table', Scope: node.scope ?? 'Row' } }),
      ...(node.lang && { Lang: text(node.lang) }),
      ...(node.alt && { Alt: text(node.alt) }),
      ...(node.text && { ActualText: text(node.text) }),
    }
    context.assign(ref, context.obj(object))
    return ref
  }
  const top = element(root, tree)
  const owners = pages.flatMap(({ owners: nodes }, i) => [i, nodes.map((node) => elements.get(node))])
  const parents = context.register(context.obj({ Nums: owners }))
  context.assign(
    tree,
    context.obj({ Type: 'StructTreeRoot', K: top, ParentTree: parents, ParentTreeNextKey: pages.length }),
  )
  catalog.set(PDFName.of('StructTreeRoot'), tree)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  return pdf.save({ useObjectStreams: false, objectsPerTick: Infinity })
}

function fontObject(used: UsedFace, context: PDFContext): PDFRef {
  const { face, characters } = used
  const { upem } = face.face
  const scaled = (value: number) => Math.round((value * 1000) / upem)
  const body = fontFile(used)
  // A part of a font is named by six characters before its name (ISO 32000-1, 9.6.4).
  const name = `SUBSET+${face.name}`
  const { ascender, descender } = face.font.hExtents()
  const descriptor = {
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-1000, -1000, 3000, 2000],
    ItalicAngle: 0,
    Ascent: scaled(ascender),
    Descent: scaled(descender),
    CapHeight: 700,
    StemV: 80,
    FontFile2: context.register(context.flateStream(body, { Length1: body.length })),
  }
  const descendant = {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: PDFString.of('Adobe'),
      Ordering: PDFString.of('Identity'),
      Supplement: 0,
    },
    FontDescriptor: context.register(context.obj(descriptor)),
    CIDToGIDMap: 'Identity',
    DW: 0,
    W: [1, characters.map(({ advance }) => Math.round((advance * 1_000_000) / upem) / 1000)],
  }
  const font = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(context.obj(descendant))],
    ToUnicode: context.register(context.flateStream(unicodeMap(characters.map(({ char }) => char)))),
  }
  return context.register(context.obj(font))
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

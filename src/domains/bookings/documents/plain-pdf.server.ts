import { constants, inflateSync } from 'node:zlib'
import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib'

type Parser = typeof import('@cantoo/pdf-lib')

/**
 * A PDF as it is stored: written anew from the objects that its pages use, if it is unencrypted and contains no action except GoTo.
 * Null for any other. This leaves out everything that a viewer could read differently from our parser,
 * such as objects hidden in a stream or in an earlier version of the file.
 */
export async function plainPdf(sent: Uint8Array): Promise<Uint8Array | null> {
  // Loaded for the first document only.
  const parser = await import('@cantoo/pdf-lib')
  try {
    if (!(await unpacksToLittle(parser, sent))) return null
    const document = await parser.PDFDocument.load(sent, { updateMetadata: false, preserveXFA: true })
    const { context, catalog } = document
    const used = plainObjects(parser, context, catalog)
    if (!used || document.getPageCount() === 0) return null
    for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref)
    context.trailerInfo = { Root: context.trailerInfo.Root }
    return await document.save({ addDefaultPage: false, updateFieldAppearances: false })
  } catch {
    return null
  }
}

const action = {
  /**
   * The values of these keys are actions; of `A` also attributes of tagged text, of `Next` also entries of an outline.
   */
  keys: new Set(['A', 'PA', 'Next', 'OpenAction']),
  /** Kinds of actions (ISO 32000-2, 12.6.4), all of which but GoTo are rejected wherever they are. */
  kinds: new Set(
    'GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData SetOCGState Rendition Trans GoTo3DView JavaScript RichMediaExecute'.split(
      ' ',
    ),
  ),
}

/** Keys of scripts, of files inside or outside of the document, and of forms of another language. */
const forbiddenKeys = new Set(
  'AA JS XFA EF RF FS FFilter FDecodeParms URI AF OPI RichMediaContent RichMediaSettings Collection Requirements EmbeddedFiles JavaScript Renditions URLS AlternatePresentations'.split(
    ' ',
  ),
)
const forbiddenTypes = new Set('Filespec EmbeddedFile Rendition 3D PS'.split(' '))

const allowedKeys = {
  Catalog: new Set(
    'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal'.split(
      ' ',
    ),
  ),
  Names: new Set(['Dests', 'AP', 'IDS', 'Pages', 'Templates']),
}
const allowedAnnotations = new Set(
  'Link Widget Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup'.split(
    ' ',
  ),
)

/** The keys of these dictionaries are chosen by the program that wrote them, such as the names of fonts. */
const freeKeys = new Set(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties Dests CharProcs Colorants RoleMap ClassMap'.split(' '),
)

/** All objects that the catalog leads to; null if one of them is a forbidden action, or cannot be read. */
function plainObjects(parser: Parser, context: PDFContext, catalog: PDFDict): Set<PDFObject> | null {
  const { PDFDict: Dict, PDFArray, PDFName, PDFRef, PDFStream, PDFInvalidObject } = parser
  const used = new Set<PDFObject>()
  const checked = new Set<PDFObject>()
  const named = new Set<PDFObject>()
  const resolve = (value: PDFObject | undefined) => (value instanceof PDFRef ? context.lookup(value) : value)
  const dictOf = (value: PDFObject | undefined) =>
    value instanceof Dict ? value : value instanceof PDFStream ? value.dict : null
  const nameIn = (dict: PDFDict, key: string) => {
    const value = resolve(dict.get(PDFName.of(key)))
    return value instanceof PDFName ? value.decodeText() : null
  }
  const isPlainAction = (key: string, value: PDFObject | undefined): boolean => {
    if (value instanceof PDFArray && key === 'A')
      return value.asArray().every((one) => isPlainAction(key, resolve(one)))
    const dict = dictOf(value)
    if (!dict) return key === 'OpenAction' || key === 'A'
    if (dict.has(PDFName.of('S'))) return nameIn(dict, 'S') === 'GoTo'
    return (key === 'A' && dict.has(PDFName.of('O'))) || (key === 'Next' && dict.has(PDFName.of('Title')))
  }
  const isPlainDict = (dict: PDFDict, isStream: boolean): boolean => {
    if (action.kinds.has(nameIn(dict, 'S') ?? '')) return false
    for (const key of ['Type', 'Subtype', 'Subtype2']) if (forbiddenTypes.has(nameIn(dict, key) ?? '')) return false
    // The content of a stream, or the page that a form shows, can be in another file.
    if (isStream && (dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref')))) return false
    return dict.entries().every(([name, value]) => {
      const key = name.decodeText()
      const resolved = resolve(value)
      if (forbiddenKeys.has(key)) return false
      if (action.keys.has(key) && !isPlainAction(key, resolved)) return false
      if (key !== 'Annots' || !(resolved instanceof PDFArray)) return true
      return resolved.asArray().every((one) => {
        const annotation = dictOf(resolve(one))
        return !annotation || allowedAnnotations.has(nameIn(annotation, 'Subtype') ?? '')
      })
    })
  }

  const has = (dict: PDFDict | null, keys: Set<string>) =>
    !dict || dict.keys().every((key) => keys.has(key.decodeText()))
  if (!has(catalog, allowedKeys.Catalog)) return null
  if (!has(dictOf(resolve(catalog.get(PDFName.of('Names')))), allowedKeys.Names)) return null

  // A list instead of recursion: objects can be nested as deeply as a file is long.
  const open: { value: PDFObject; free: boolean }[] = [{ value: context.trailerInfo.Root ?? catalog, free: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, free } = next
    // An object that was reached under a free name is checked again where it is used as something else.
    const seen = free ? named : checked
    if (seen.has(value)) continue
    seen.add(value)
    used.add(value)
    if (value instanceof PDFInvalidObject) return null
    if (value instanceof PDFRef) {
      const found = context.lookup(value)
      if (found) open.push({ value: found, free })
    } else if (value instanceof PDFArray) {
      for (const one of value.asArray()) open.push({ value: one, free: false })
    } else {
      const dict = dictOf(value)
      if (!dict) continue
      const isStream = value instanceof PDFStream
      if ((!free || isStream) && !isPlainDict(dict, isStream)) return null
      for (const [name, one] of dict.entries())
        open.push({ value: one, free: !free && freeKeys.has(name.decodeText()) })
    }
  }
  return used
}

/** Maximum number of bytes of all objects that are compressed in streams: a small file can contain gigabytes. */
const maxUnpacked = 48 * 1_048_576

/** True if the streams that the parser unpacks, those with objects or with their table, are together small enough. */
async function unpacksToLittle({ PDFParser, PDFRawStream, PDFName }: Parser, sent: Uint8Array): Promise<boolean> {
  let left = maxUnpacked

  class Measuring extends PDFParser {
    override parseObject(ref?: PDFRef): PDFObject {
      const parsed = super.parseObject(ref)
      if (!(parsed instanceof PDFRawStream)) return parsed
      const kind = parsed.dict.lookup(PDFName.of('Type'))
      if (kind !== PDFName.of('ObjStm') && kind !== PDFName.of('XRef')) return parsed
      const filter = parsed.dict.lookup(PDFName.of('Filter'))
      const size = !filter ? 0 : filter === PDFName.of('FlateDecode') ? unpackedSize(parsed.contents, left) : Infinity
      left -= size
      if (left <= 0) throw new Error('the objects are too large')
      return parsed
    }
  }

  await new Measuring(sent).parseDocument()
  return left > 0
}

/** Bytes that a stream unpacks to; infinite if they are more than `max`. */
function unpackedSize(packed: Uint8Array, max: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(max, 1), finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch (error) {
    return error instanceof RangeError ? Infinity : 0
  }
}

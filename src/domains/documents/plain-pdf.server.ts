import { constants, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** Maximum number of bytes of all objects that are compressed in streams: a small file can contain gigabytes. */
const maxUnpacked = 48 * 1_048_576

/** Throws before it unpacks too much: streams with objects or with their table are all that the parser unpacks. */
class LimitedParser extends PDFParser {
  #left = maxUnpacked

  override parseObject(ref?: PDFRef): PDFObject {
    const parsed = super.parseObject(ref)
    if (!(parsed instanceof PDFRawStream)) return parsed
    if (!['/ObjStm', '/XRef'].includes(nameIn(parsed.dict, 'Type'))) return parsed
    const filter = parsed.dict.lookup(PDFName.of('Filter'))
    if (filter)
      this.#left -= filter === PDFName.of('FlateDecode') ? unpackedSize(parsed.contents, this.#left) : Infinity
    if (this.#left <= 0) throw new Error('the objects are too large')
    return parsed
  }

  // Errors of an object are ignored by the parser.
  override async parseDocument() {
    const context = await super.parseDocument()
    if (this.#left <= 0) throw new Error('the objects are too large')
    return context
  }
}

// `PDFDocument.load` creates its parsers with this function.
PDFParser.forBytesWithOptions = (...options) => new LimitedParser(...options)

/** Actions that a viewer carries out only when somebody selects a link. */
const plainActions = ['/GoTo', '/URI']
/** All other kinds of actions (ISO 32000-2, 12.6.4). */
const activeActions =
  '/GoToR /GoToE /GoToDp /Launch /Thread /Sound /Movie /Hide /Named /SubmitForm /ResetForm /ImportData /SetOCGState /Rendition /Trans /GoTo3DView /JavaScript /RichMediaExecute'.split(
    ' ',
  )
/** Keys of actions without a selection, of scripts, and of files, films and forms of another language. */
const removedKeys = 'AA JS EF EmbeddedFiles JavaScript XFA RichMediaContent 3DD'
  .split(' ')
  .map((key) => PDFName.of(key))

export type PdfError = 'file_damaged' | 'file_password' | 'file_acrobat'

/**
 * A PDF as it is stored: written anew without encryption from the objects that its catalog leads to, without scripts,
 * embedded files and all actions but links. This leaves out what a viewer could read differently from our parser, such as
 * earlier versions of the file. Returns the problem of a file that cannot be read, that needs a password to be opened, or
 * whose pages only say that other programs show its form or its collected files, which would be left out.
 */
export async function plainPdf(sent: Uint8Array): Promise<Uint8Array | PdfError> {
  try {
    const document = await PDFDocument.load(sent, { password: '', updateMetadata: false, preserveXFA: true })
    const { context, catalog } = document
    if (document.getPageCount() === 0) return 'file_damaged'
    const needsRendering = catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True
    if (needsRendering || catalog.has(PDFName.of('Collection'))) return 'file_acrobat'
    if (!(catalog.lookup(PDFName.of('OpenAction')) instanceof PDFArray)) catalog.delete(PDFName.of('OpenAction'))
    const used = new Set<PDFObject>()
    // A list instead of recursion: objects can be nested as deeply as a file is long.
    const open: (PDFObject | undefined)[] = [context.trailerInfo.Root]
    for (let next = open.pop(); next; next = open.pop()) {
      if (used.has(next)) continue
      used.add(next)
      const value = next instanceof PDFRef ? context.lookup(next) : next
      if (value) used.add(value)
      const dict = value instanceof PDFStream ? value.dict : value
      if (dict instanceof PDFDict) {
        removeActions(dict)
        open.push(...dict.values())
      } else if (dict instanceof PDFArray) open.push(...dict.asArray())
    }
    for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref)
    context.trailerInfo = { Root: context.trailerInfo.Root }
    return await document.save({ addDefaultPage: false, updateFieldAppearances: false })
  } catch (error) {
    return error instanceof Error && /NEEDS PASSWORD|encryption/.test(error.message) ? 'file_password' : 'file_damaged'
  }
}

function removeActions(dict: PDFDict): void {
  const kind = nameIn(dict, 'S')
  const isActive = nameIn(dict, 'Type') === '/Action' ? !plainActions.includes(kind) : activeActions.includes(kind)
  for (const key of isActive ? dict.keys() : removedKeys) dict.delete(key)
}

/** The name under a key with its slash, or an empty text. */
function nameIn(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.asString() : ''
}

/** Bytes that a stream unpacks to; infinite if they are more than `max`. */
function unpackedSize(packed: Uint8Array, max: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(max, 1), finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch (error) {
    return error instanceof RangeError ? Infinity : 0
  }
}

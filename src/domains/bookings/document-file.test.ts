import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { keptDocument } from '#domains/bookings/document-file.server.ts'

const pdf = (inside: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n${inside}\n%%EOF\n`, 'latin1'))
/** Objects that lie packed in a stream, as most programs write them. */
const packed = (objects: string, { names = '/Type /ObjStm /Filter /FlateDecode', body = deflateSync(objects) } = {}) =>
  pdf(
    `1 0 obj << ${names} /N 1 /First 4 /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream endobj`,
  )
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#ccaa00' } })

describe('a document as it is kept', () => {
  test('a plain PDF stays as it is', async () => {
    const sent = pdf('1 0 obj << /Type /Catalog /OpenAction 3 0 R >> endobj')
    expect(await keptDocument(sent)).toEqual({ body: sent, type: 'application/pdf' })
  })

  test.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script whose name is hidden', '<< /S /Java#53cript >>'],
    ['a program to start', '<< /S /Launch /F (cmd) >>'],
    ['another file', '<< /Type /EmbeddedFile >>'],
    ['something done when it opens', '<< /OpenAction << /S /GoTo >> >>'],
    ['something done on the way', '<< /AA 7 0 R >>'],
    ['something done on the way, whose name is hidden', '<< /#41#41 << /O 4 0 R >> >>'],
    ['a script without its kind', '<< /JS 7 0 R >>'],
    ['a form that sends', '<< /S /SubmitForm >>'],
    ['a form of another language', '<< /XFA 7 0 R >>'],
    ['another file to go to', '<< /S /GoToE >>'],
    ['a film', '<< /Subtype /RichMedia >>'],
    ['a lock', 'trailer << /Encrypt 9 0 R >>'],
  ])('a PDF with %s is none', async (_, inside) => {
    expect(await keptDocument(pdf(inside))).toBeNull()
  })

  const script = '1 0 << /S /JavaScript /JS (app.alert(1)) >>'

  test('a PDF with plain objects packed in a stream stays as it is', async () => {
    const sent = packed('1 0 << /Type /Catalog /Pages 2 0 R >>')
    expect(await keptDocument(sent)).toEqual({ body: sent, type: 'application/pdf' })
  })

  test('so does one with an outline before a picture', async () => {
    const outline = '4 0 obj << /First 12 0 R /Last 12 0 R >> endobj'
    const sent = pdf(`${outline} 5 0 obj << /Subtype /Image /Filter /DCTDecode >>\nstream\n\xff\xd8\nendstream endobj`)
    expect(await keptDocument(sent)).not.toBeNull()
  })

  test('letters that happen to stand in the bytes of a picture are no names', async () => {
    const sent = pdf(
      '5 0 obj << /Subtype /Image /Filter /DCTDecode >>\nstream\n\x90/JS\x00\xff/AA\x07\nendstream endobj',
    )
    expect(await keptDocument(sent)).not.toBeNull()
  })

  test.each([
    ['with a script', packed(script)],
    ['with a script whose name is hidden', packed(script.replace('JavaScript', 'Java#53cript'))],
    ['with a script, not called what they are', packed(script, { names: '/Filter /FlateDecode' })],
    ['with a script, called a picture', packed(script, { names: '/Subtype /Image /Filter /FlateDecode' })],
    ['with a script, whose kind is hidden', packed(script, { names: '/Type /Obj#53tm /Filter /Flate#44ecode' })],
    [
      'with a script, whose kind stands before a comment',
      packed(script, { names: '/Type /ObjStm % 1 0 obj <<\n/Subtype /Image /Filter /FlateDecode' }),
    ],
    [
      'with a script, whose kind stands far before',
      packed(script, { names: `/Type /ObjStm %${' '.repeat(99_999)} 1 0 obj <<\n/Subtype /Image` }),
    ],
    ['that cannot be unpacked', packed('', { body: Buffer.from('not packed') })],
    [
      'packed twice',
      packed('', { names: '/Filter [/FlateDecode /FlateDecode]', body: deflateSync(deflateSync(script)) }),
    ],
    ['packed in a way that is not read', packed('', { names: '/Type /ObjStm /Filter /LZWDecode' })],
    ['filtered row by row', packed('', { names: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' })],
    ['that unpack to more than is read', packed('', { body: deflateSync(Buffer.alloc(60 * 1_048_576)) })],
  ])('a PDF with packed objects %s is none', async (_, sent) => {
    expect(await keptDocument(sent)).toBeNull()
  })

  test('a PDF that breaks off is none', async () => {
    expect(await keptDocument(new Uint8Array(Buffer.from('%PDF-1.7 half')))).toBeNull()
  })

  test('a picture is drawn anew: nothing is left of what was written into it', async () => {
    const sent = await picture()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer()
    const kept = await keptDocument(sent)
    expect(kept?.type).toBe('image/jpeg')
    const { format, exif, width } = await sharp(kept?.body).metadata()
    expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 60 })
  })

  test.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '<html></html>', ''])(
    'anything else is none: %s',
    async (text) => {
      expect(await keptDocument(new Uint8Array(Buffer.from(text)))).toBeNull()
    },
  )
})

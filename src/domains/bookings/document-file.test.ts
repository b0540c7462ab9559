import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { keptDocument } from '#domains/bookings/document-file.server.ts'

const pdf = (inside: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n${inside}\n%%EOF\n`, 'latin1'))
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
  ])('a PDF with %s is none', async (_, inside) => {
    expect(await keptDocument(pdf(inside))).toBeNull()
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

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { storedDocument } from '#domains/documents/document-file.server.ts'
import type { StoredFile } from '#domains/context.ts'
import { pdfOf } from '#test/pdf.ts'

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#ccaa00' } })

describe('a stored document', () => {
  test('a PDF is checked in a thread and written anew', async () => {
    const stored = (await storedDocument(pdfOf({}))) as StoredFile
    expect(stored.type).toBe('application/pdf')
    expect(await storedDocument(stored.body)).toHaveProperty('type')
    expect(await storedDocument(pdfOf({ catalog: '/Names 99' }).subarray(0, 60))).toBe('file_damaged')
  })

  test('a PDF after other bytes, as programs of mail write it, is stored', async () => {
    const sent = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdfOf({})])
    expect(await storedDocument(sent)).toMatchObject({ type: 'application/pdf' })
  })

  test('a photo of an iPhone (HEIC) and one without its last bytes are stored as JPEG', async () => {
    for (const name of ['photo.heic', 'pictures/without-end.jpg', 'pictures/sideways.jpg'])
      expect(await storedDocument(await readFile(`test/data/${name}`)), name).toMatchObject({ type: 'image/jpeg' })
    expect(await storedDocument(await readFile('test/data/pictures/without-last-rows.jpg'))).toBe('file_damaged')
  })

  test('a picture is re-encoded without its metadata', async () => {
    const sent = await picture()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer()
    const stored = (await storedDocument(sent)) as StoredFile
    expect(stored.type).toBe('image/jpeg')
    const { format, exif, width } = await sharp(stored.body).metadata()
    expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 60 })
  })

  test.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '<html></html>', ''])(
    'any other content is rejected: %s',
    async (text) => {
      expect(await storedDocument(new Uint8Array(Buffer.from(text)))).toBe('file_type')
    },
  )
})

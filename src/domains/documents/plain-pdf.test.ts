import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts, type SecurityOptions } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPdf } from '#domains/documents/plain-pdf.server.ts'
import { pdfOf } from '#test/pdf.ts'

const stream = (number: number, entries: string, body: Buffer) =>
  `${number} 0 obj << ${entries} /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream endobj`

/** A page as office programs write it: text, form fields, an outline, tags, links within the document, metadata. */
async function officePdf(packed: boolean) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage()
  page.drawText('Visa of Salma', { font, x: 40, y: 700 })
  document.setTitle('Visa')
  const form = document.getForm()
  form.createTextField('name').addToPage(page, { x: 40, y: 600, font })
  form.createCheckBox('agreed').addToPage(page, { x: 40, y: 500 })
  const { context, catalog } = document
  const goTo = context.obj({ Type: 'Action', S: 'GoTo', D: [page.ref, 'Fit'] })
  const outline = context.nextRef()
  const [first, second] = [context.nextRef(), context.nextRef()]
  context.assign(outline, context.obj({ Type: 'Outlines', First: first, Last: second, Count: 2 }))
  context.assign(first, context.obj({ Title: PDFString.of('One'), Parent: outline, Next: second, A: goTo }))
  context.assign(second, context.obj({ Title: PDFString.of('Two'), Parent: outline, Prev: first, A: goTo }))
  catalog.set(PDFName.of('Outlines'), outline)
  catalog.set(PDFName.of('OpenAction'), context.obj([page.ref, 'Fit']))
  const tags = context.obj({ Type: 'StructElem', S: 'P', Pg: page.ref, K: 0, A: { O: 'Layout', Placement: 'Block' } })
  catalog.set(
    PDFName.of('StructTreeRoot'),
    context.obj({ Type: 'StructTreeRoot', K: [tags], RoleMap: { A: 'P', JS: 'P' } }),
  )
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  page.node.addAnnot(context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: goTo })))
  // Programs choose the names of resources.
  page.node.Resources()?.set(PDFName.of('ExtGState'), context.obj({ AA: { ca: 1 }, A: { CA: 1 }, FS: { ca: 1 } }))
  return document.save({ useObjectStreams: packed })
}

/** Pages that are pictures, as a scanner or a phone writes them. */
async function scannedPdf() {
  const document = await PDFDocument.create()
  for (const turn of [0, 90]) {
    const jpeg = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#ccaa00' } })
      .jpeg()
      .toBuffer()
    const picture = await document.embedJpg(jpeg)
    const page = document.addPage([600, 800])
    page.drawImage(picture)
    page.setRotation(degrees(turn))
  }
  return document.save()
}

/** A page that only its owner's password lets a viewer change, or that a user's password opens. */
async function encryptedPdf(passwords: SecurityOptions) {
  const document = await PDFDocument.load(await officePdf(true))
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'JavaScript', JS: 'app.alert()' }))
  document.encrypt({ permissions: { modifying: false }, ...passwords })
  return document.save()
}

/** An invoice with its data as an embedded file, as PDF/A-3 requires. */
async function pdfWithFile() {
  const document = await PDFDocument.load(await officePdf(true))
  await document.attach(Buffer.from('MZ embedded program'), 'invoice.xml', { mimeType: 'text/xml' })
  return document.save()
}

const pagesOf = async (body: Uint8Array) => (await PDFDocument.load(body)).getPages().map((page) => page.getSize())

/** All objects of a stored PDF as text. */
async function objectsOf(sent: Uint8Array): Promise<string> {
  const stored = await plainPdf(sent)
  if (typeof stored === 'string') throw new Error(stored)
  const { context } = await PDFDocument.load(stored, { updateMetadata: false, preserveXFA: true })
  return context
    .enumerateIndirectObjects()
    .map(([ref, object]) => `${ref.toString()} ${object.toString()}`)
    .join('\n')
}

describe('a PDF that is stored', () => {
  test.for([
    ['of a scanner', scannedPdf],
    ['of an office program', () => officePdf(false)],
    ['of an office program, with compressed objects', () => officePdf(true)],
    ['that only its owner may change', () => encryptedPdf({ ownerPassword: 'owner' })],
    [
      'that only its owner may change, encrypted as 20 years ago',
      () => encryptedPdf({ ownerPassword: 'o', algorithm: 'RC4-128', allowWeakCryptography: true }),
    ],
    ['with an embedded file', pdfWithFile],
    ['as text', async () => pdfOf({ objects: stream(10, '', Buffer.from('0 0 m')), page: '/Contents 10 0 R' })],
    ['a ticket with a web link', () => readFile('test/data/pictures/link.pdf')],
    ['a visa that only its owner may change', () => readFile('test/data/pictures/owner-password.pdf')],
    ['with other bytes after its end', async () => Buffer.concat([pdfOf({}), Buffer.from('\n<html>error</html>\n')])],
    ['without the last bytes of its table of objects', async () => pdfOf({}).subarray(0, -60)],
    [
      'whose table of objects is at another place',
      async () => Buffer.concat([Buffer.from('\ufeff\r\n\r\n'), pdfOf({})]),
    ],
    [
      'whose form other programs show too',
      async () => pdfOf({ catalog: '/AcroForm << /XFA 10 0 R /Fields [] >> /NeedsRendering false', objects: uri }),
    ],
    ['that opens at a page', async () => pdfOf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    [
      'that was changed and saved after its end',
      async () =>
        Buffer.concat([
          pdfOf({}),
          Buffer.from(
            '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
          ),
        ]),
    ],
  ] as const)('%s has its pages still, opens without a password and does not act', async ([, make]) => {
    const sent = new Uint8Array(await make())
    const stored = await plainPdf(sent)
    if (typeof stored === 'string') throw new Error(stored)
    const pages = (await PDFDocument.load(sent, { ignoreEncryption: true })).getPages()
    expect(await pagesOf(stored)).toEqual(pages.map((page) => page.getSize()))
    expect(await objectsOf(sent)).not.toMatch(/JavaScript|app\.alert|MZ embedded/)
    expect(await plainPdf(stored)).toBeInstanceOf(Uint8Array)
  })

  test('keeps its text, form fields, outline, tags and links', async () => {
    const objects = await objectsOf(new Uint8Array(await officePdf(true)))
    for (const kept of ['/Widget', '/AcroForm', '/Outlines', '/StructTreeRoot', '/Helvetica', '/GoTo', '/Contents'])
      expect(objects).toContain(kept)
    expect(await objectsOf(pdfOf({ page: '/Annots [<< /Subtype /Link /A 10 0 R >>]', objects: uri }))).toContain('evil')
  })

  test('contains nothing that its catalog does not lead to: no earlier version, no object hidden in a stream or unused', async () => {
    const hidden = '7 0 obj << /S /URI /URI (https://evil.example/hidden) >> endobj'
    const sent = pdfOf({
      objects: [
        stream(10, '', Buffer.from(`\n${hidden}\n`)),
        '11 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj',
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
      ].join('\n'),
      page: '/AA << /O 11 0 R >>',
    })
    expect(await objectsOf(sent)).not.toMatch(/evil|JavaScript|app\.alert|\/AA/)
  })
})

const uri = '10 0 obj << /S /URI /URI (https://evil.example/) >> endobj'

describe('what acts is removed from a PDF', () => {
  test.for([
    ['opens an address', { catalog: '/OpenAction 10 0 R', objects: uri }],
    ['opens a file of another machine', { catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >>' }],
    ['has a script', { catalog: '/OpenAction << /S /JavaScript /JS (evil) >>' }],
    [
      'has a script whose name is hidden',
      { page: '/Annots [<< /Subtype /Link /A << /S /Java#53cript /J#53 (evil) >> >>]' },
    ],
    [
      'has a script for all pages',
      {
        catalog: '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>',
        objects: '10 0 obj << /S /JavaScript /JS (evil) >> endobj',
      },
    ],
    [
      'has a script that is a font as well',
      {
        objects:
          '10 0 obj << /S /JavaScript /JS (evil) >> endobj\n11 0 obj << /Subtype /Link /Rect [0 0 9 9] /A 10 0 R >> endobj',
        page: '/Annots [11 0 R] /Resources << /XObject 11 0 R /Font 10 0 R >>',
      },
    ],
    ['starts a program', { page: '/Annots [<< /Subtype /Link /A << /S /Launch /F (evil) >> >>]' }],
    [
      'starts a program after a link',
      { page: '/Annots [<< /Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Launch /F (evil) >>] >> >>]' },
    ],
    ['has an action of an unknown kind', { page: '/Annots [<< /A << /Type /Action /S /New /F (evil) >> >>]' }],
    ['opens an address with a page', { page: '/AA << /O 10 0 R >>', objects: uri }],
    ['opens an address with a page, whose name is hidden', { page: '/#41#41 << /O 10 0 R >>', objects: uri }],
    ['sends a form', { page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm /F (evil) >> >>]' }],
    ['has a form of another language', { catalog: '/AcroForm << /XFA 10 0 R /Fields [] >>', objects: uri }],
    ['contains a file', { catalog: '/Names << /EmbeddedFiles 10 0 R >>', objects: uri }],
    ['contains a file at a page', { page: '/Annots [<< /FS << /EF << /F 10 0 R >> >> >>]', objects: uri }],
    ['contains a film', { page: '/Annots [<< /Subtype /RichMedia /RichMediaContent 10 0 R >>]', objects: uri }],
    ['contains a scene', { page: '/Annots [<< /Subtype /3D /3DD 10 0 R >>]', objects: uri }],
  ] as const)('that %s', async ([, parts]) => {
    expect(Buffer.from(pdfOf(parts)).toString('latin1')).toContain('evil')
    expect(await objectsOf(pdfOf(parts))).not.toContain('evil')
  })

  const packed = (objects: string, entries = '/Filter /FlateDecode', body = deflateSync(objects)) =>
    pdfOf({ catalog: '/OpenAction 20 0 R', objects: stream(10, `/Type /ObjStm /N 1 /First 5 ${entries}`, body) })

  test('in compressed objects', async () => {
    expect(await objectsOf(packed('20 0 [3 0 R /Fit]'))).toContain('/Fit')
    expect(await objectsOf(packed('20 0 << /S /JavaScript /JS (1) >>'))).not.toContain('JavaScript')
  })

  test.for([
    [
      'with objects that unpack to more than is read',
      packed('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(60 * 1_048_576))),
    ],
    [
      'with objects that are compressed twice',
      packed('', '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync('20 0 [3 0 R /Fit]'))),
    ],
    ['that is truncated', new Uint8Array(Buffer.from('%PDF-1.7 half'))],
    ['without a page', pdfOf({ objects: '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj' })],
  ] as const)('a PDF %s is rejected', async ([, sent]) => {
    expect(await plainPdf(sent)).toBe('file_damaged')
  })

  test.for([
    ['a form', { catalog: '/NeedsRendering true /AcroForm << /XFA 10 0 R /Fields [] >>' }],
    ['collected files', { catalog: '/Collection << /Type /Collection /View /D >>' }],
  ] as const)(
    'a PDF whose pages only ask for another program, which shows %s, is rejected for that',
    async ([, parts]) => {
      expect(await plainPdf(pdfOf({ objects: uri, ...parts }))).toBe('file_acrobat')
    },
  )

  test.for([
    ['with a password', () => encryptedPdf({ userPassword: 'user', ownerPassword: 'owner' })],
    [
      'with a password, encrypted as 20 years ago',
      () => encryptedPdf({ userPassword: 'user', algorithm: 'RC4-128', allowWeakCryptography: true }),
    ],
    [
      'with a password, encrypted as 10 years ago',
      () => encryptedPdf({ userPassword: 'user', algorithm: 'AES-128', allowWeakCryptography: true }),
    ],
    ['with a password in Arabic', () => encryptedPdf({ userPassword: 'كلمة سر' })],
    ['in an unknown encryption', async () => pdfOf({ trailer: '/ID [<00> <00>] /Encrypt << /Filter /Other >>' })],
  ] as const)('a PDF that opens only %s is rejected for that', async ([, make]) => {
    expect(await plainPdf(new Uint8Array(await make()))).toBe('file_password')
  })
})

import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPdf } from '#domains/bookings/documents/plain-pdf.server.ts'
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

describe('a PDF that is stored', () => {
  test.for([
    ['of a scanner', scannedPdf],
    ['of an office program', () => officePdf(false)],
    ['of an office program, with compressed objects', () => officePdf(true)],
    ['as text', async () => pdfOf({ objects: stream(10, '', Buffer.from('0 0 m')), page: '/Contents 10 0 R' })],
    ['that opens at a page', async () => pdfOf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
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
  ] as const)('%s has its pages still', async ([, make]) => {
    const sent = new Uint8Array(await make())
    const stored = await plainPdf(sent)
    const pages = async (body: Uint8Array) => (await PDFDocument.load(body)).getPages().map((page) => page.getSize())
    expect(await pages(stored ?? new Uint8Array())).toEqual(await pages(sent))
    // Stored PDFs pass the same check.
    expect(await plainPdf(stored ?? new Uint8Array())).not.toBeNull()
  })

  test('contains nothing that its pages do not lead to: no earlier version, no object hidden in a stream or unused', async () => {
    const hidden = '7 0 obj << /S /URI /URI (https://evil.example/hidden) >> endobj'
    const sent = pdfOf({
      objects: [
        stream(10, '', Buffer.from(`\n${hidden}\n`)),
        '11 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj',
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
      ].join('\n'),
      page: '/AA << /O 11 0 R >>',
    })
    const stored = Buffer.from((await plainPdf(sent)) ?? []).toString('latin1')
    expect(stored).toContain('%PDF-')
    expect(stored).not.toMatch(/evil|JavaScript|app\.alert|\/AA/)
  })
})

const uri = '10 0 obj << /S /URI /URI (https://evil.example/) >> endobj'

describe('a PDF is rejected', () => {
  test.for([
    // Found by a review: each opens something of somebody else's.
    ['opens an address', { catalog: '/OpenAction 10 0 R', objects: uri }],
    [
      'opens a file of another machine',
      { catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) /D [0 /Fit] >>' },
    ],
    ['opens a thread of another file', { catalog: '/OpenAction << /S /Thread /F (x.pdf) /D 0 >>' }],
    [
      'has a file at an address',
      { objects: '10 0 obj << /FS /URL /F (https://evil.example/x) >> endobj', page: '/X 10 0 R' },
    ],
    ['has a script', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }],
    ['has a script whose name is hidden', { catalog: '/OpenAction << /S /Java#53cript /J#53 (1) >>' }],
    ['has a script for all pages', { catalog: '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>', objects: uri }],
    [
      'has a script that is a font as well',
      {
        objects:
          '10 0 obj << /S /JavaScript /JS (1) >> endobj\n11 0 obj << /Subtype /Link /Rect [0 0 9 9] /A 10 0 R >> endobj',
        page: '/Annots [11 0 R] /Resources << /XObject 11 0 R /Font 10 0 R >>',
      },
    ],
    ['starts a program', { page: '/Annots [<< /Subtype /Link /A << /S /Launch /F (cmd) >> >>]' }],
    ['links to an address', { page: '/Annots [<< /Subtype /Link /A 10 0 R >>]', objects: uri }],
    [
      'acts after another action',
      { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [10 0 R] >>', objects: uri },
    ],
    ['has an action of an unknown kind', { page: '/Annots [<< /Subtype /Link /A << /S /New >> >>]' }],
    ['has an action without a kind', { page: '/Annots [<< /Subtype /Link /A << /D 3 >> >>]' }],
    ['acts when a page is opened', { page: '/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >>' }],
    ['acts when a page is opened, whose name is hidden', { page: '/#41#41 << /O 7 0 R >>' }],
    ['sends a form', { page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm >> >>]' }],
    ['prints', { page: '/Annots [<< /Subtype /Widget /A << /S /Named /N /Print >> >>]' }],
    ['has a form of another language', { catalog: '/AcroForm << /XFA 10 0 R /Fields [] >>', objects: uri }],
    ['contains a file', { catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }],
    ['contains a file at a page', { page: '/Annots [<< /Subtype /FileAttachment >>]' }],
    ['is a collection of files', { catalog: '/Collection << /Type /Collection >>' }],
    ['contains a film', { page: '/Annots [<< /Subtype /RichMedia >>]' }],
    ['contains a scene', { page: '/Annots [<< /Subtype /3D >>]' }],
    ['has an address for its links', { catalog: '/URI << /Base (https://evil.example/) >>' }],
    ['has an unknown part', { catalog: '/Unheard 3' }],
    [
      'has the content of a stream elsewhere',
      { objects: stream(10, '/F (x.bin)', Buffer.from('')), page: '/Contents 10 0 R' },
    ],
    [
      'shows a page of another file',
      {
        objects: stream(10, '/Subtype /Form /Ref << /Page 0 >>', Buffer.from('')),
        page: '/Resources << /XObject << /A 10 0 R >> >>',
      },
    ],
    ['has an action among its resources', { objects: uri, page: '/Resources << /ExtGState << /A 10 0 R >> >>' }],
    ['is encrypted', { trailer: '/Encrypt << /Filter /Standard >>' }],
    ['has an object that cannot be read', { page: '/X 10 0 R', objects: '10 0 obj << /A ] endobj' }],
    ['has no page', { objects: '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj' }],
  ] as const)('that %s', async ([, parts]) => {
    expect(await plainPdf(pdfOf(parts))).toBeNull()
  })

  const packed = (objects: string, entries = '/Filter /FlateDecode', body = deflateSync(objects)) =>
    pdfOf({ catalog: '/OpenAction 20 0 R', objects: stream(10, `/Type /ObjStm /N 1 /First 5 ${entries}`, body) })

  test.for([
    ['with an action in compressed objects', packed('20 0 << /S /JavaScript /JS (1) >>')],
    ['with an action in objects that are not compressed', packed('', '', Buffer.from('20 0 << /S /URI /URI (x) >>'))],
    [
      'with objects that unpack to more than is read',
      packed('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(60 * 1_048_576))),
    ],
    [
      'with objects that are compressed twice',
      packed('', '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync('20 0 [3 0 R /Fit]'))),
    ],
    ['with endless nesting', pdfOf({ page: `/X ${'['.repeat(100_000)}` })],
    ['that is truncated', new Uint8Array(Buffer.from('%PDF-1.7 half'))],
  ] as const)('%s', async ([, sent]) => {
    expect(await plainPdf(sent)).toBeNull()
  })

  test('objects in an object stream are read', async () => {
    expect(await plainPdf(packed('20 0 [3 0 R /Fit]'))).not.toBeNull()
  })
})

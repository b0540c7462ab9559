import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { logoOf } from '#domains/cms/logo-upload.server.ts'

const mark = '<path fill="#7a1f2b" d="M0 0h200v40h-100v40h-100z"/>'
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"'
/** A drawing of a mark of 200 × 80. */
const svg = (attributes: string, drawn = mark, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${drawn}</svg>`
const sized = (drawn: string, before?: string) => svg('width="200" height="80"', drawn, before)
const utf16 = (text: string) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${text}`, 'utf16le')
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#7a1f2b' } })
    .png()
    .toBuffer()
const png = await plain(200, 80)
const photo = `data:image/png;base64,${png.toString('base64')}`
const noise = await sharp({
  create: {
    width: 200,
    height: 80,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  },
})
  .png()
  .toBuffer()
const opaque = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#7a1f2b' } })
  .png()
  .toBuffer()
const clear = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#7a1f2b00' } })
  .png()
  .toBuffer()
const white = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const large = await plain(8_000, 3_200)
const huge = await plain(12_000, 4_800)
const jpeg = await sharp(png).jpeg().toBuffer()

const entities = (last: string) =>
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghi'
    .split('')
    .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefgh'[n]};`.repeat(10)}">`)
    .join('')}${last}]>`

const sent = (file: string | Uint8Array) => new Uint8Array(Buffer.from(file as string))

describe('a logo is stored as PNG in its own proportions', () => {
  test.for([
    ['with a viewBox', svg('viewBox="0 0 200 80"')],
    ['with width and height only', svg('width="200" height="80"')],
    ['in millimetres', svg('width="80mm" height="32mm"', '<path d="M0 0h302v121h-302z"/>')],
    ['in inches', svg('width="2in" height="0.8in"', '<path d="M0 0h100v40h-100z"/>')],
    ['in em', svg('width="10em" height="4em"')],
    ['with units and a viewBox', svg('width="50mm" height="20mm" viewBox="0 0 200 80"')],
    ['without any size', svg('')],
    ['without any size, away from the corner', svg('', `<g transform="translate(300 90)">${mark}</g>`)],
    ['in per cent without a viewBox', svg('width="100%" height="100%"')],
    ['in per cent with a viewBox', svg('width="100%" height="100%" viewBox="0 0 200 80"')],
    ['with a width only', svg('width="200" viewBox="0 0 200 80"')],
    ['larger than a poster', svg('width="20000" height="8000"', '<path d="M0 0h9000v8000h-9000z"/>')],
    ['in hundred thousands of units', svg('viewBox="0 0 200000 80000"', '<path d="M0 0h90000v80000h-90000z"/>')],
    ['with a DOCTYPE', svg('width="200" height="80"', mark, `<?xml version="1.0"?>${doctype}>`)],
    [
      'with the entities of Illustrator',
      `${doctype} [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "http://ns.adobe.com/">]><svg xmlns="&ns_svg;" xmlns:x="&ns_ai;" width="200" height="80">${mark}</svg>`,
    ],
    ['in UTF-16, as CorelDRAW writes it', utf16(svg('width="200" height="80"'))],
    ['after a mark of its encoding', `\ufeff${svg('width="200" height="80"')}`],
    ['after a long comment', svg('width="200" height="80"', mark, `<!-- ${'x'.repeat(3_000)} -->`)],
    ['without a namespace', `<svg width="200" height="80">${mark}</svg>`],
    [
      'with a prefix',
      `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="200" height="80"><s:path d="M0 0h9v9z"/></s:svg>`,
    ],
    ['that only holds a photo', sized(`<image width="200" height="80" href="${photo}"/>`)],
    ['that only holds a photo, as Word writes it', sized(`<image width="200" height="80" xlink:href="${photo}"/>`)],
    ['PNG', png],
    ['PNG without transparency', opaque],
    ['drawing that fills its picture', sized('<path d="M0 0h200v80h-200z"/>')],
    ['PNG of 25 megapixels', large],
    ['PNG without its end', png.subarray(0, -12)],
  ] as const)('%s', async ([, file]) => {
    const logo = await logoOf(sent(file))
    if (typeof logo === 'string') throw new Error(logo)
    const { format, width, height } = await sharp(logo.body).metadata()
    expect(format).toBe('png')
    expect(width / height).toBeCloseTo(2.5, 1)
    expect(logo.name).toMatch(new RegExp(`-${width}x${height}\\.png$`))
    const { channels } = await sharp(logo.body).stats()
    expect(channels[3]?.max ?? 255).toBe(255)
  })

  test('white for dark backgrounds is not blank', async () => {
    expect(await logoOf(sent(sized('<path fill="#fff" d="M0 0h100v80z"/>')))).toHaveProperty('name')
  })
})

describe('a file that is no logo is rejected for its reason', () => {
  test.for([
    ['nothing is drawn', 'logo_blank', sized('')],
    ['all is outside of the picture', 'logo_blank', sized('<path d="M900 0h9v9z"/>')],
    ['all is transparent', 'logo_blank', sized(`<g opacity="0">${mark}</g>`)],
    ['all is white', 'logo_blank', sized('<path fill="#fff" d="M0 0h200v80h-200z"/>')],
    ['a part of a page is all', 'logo_blank', sized('<foreignObject width="9" height="9"><p>Palm</p></foreignObject>')],
    ['a transparent PNG', 'logo_blank', clear],
    ['a white PNG', 'logo_blank', white],
    [
      'its photo is on a server',
      'logo_photo',
      sized('<image width="9" height="9" href="https://x.example/logo.png"/>'),
    ],
    ['its photo is another file', 'logo_photo', sized(`<image xlink:href='logo.png' width="9" height="9"/>`)],
    ['a part is another file', 'logo_photo', sized(`${mark}<image width="9" height="9" href=" logo.png"/>`)],
    [
      'its photo cannot be decoded',
      'logo_photo',
      sized('<image width="9" height="9" href="data:image/heic;base64,AAAA"/>'),
    ],
    ['its tags do not match', 'file_damaged', sized('<g>')],
    ['it is cut off', 'file_damaged', sized(mark).slice(0, 120)],
    ['its entities grow', 'file_damaged', sized('<text>&i;</text>', entities(''))],
    [
      'it reads another file',
      'file_damaged',
      sized('<text y="30">&file;</text>', entities('<!ENTITY file SYSTEM "file:///etc/hostname">')),
    ],
    ['half of a PNG', 'file_damaged', noise.subarray(0, noise.length / 2)],
    ['too many pixels', 'file_too_large', huge],
    ['a JPEG', 'logo_type', jpeg],
    ['a page', 'logo_type', '<html></html>'],
    ['a text', 'logo_type', 'x'],
    ['nothing', 'logo_type', ''],
  ] as const)('%s: %s', async ([, code, file]) => {
    expect(await logoOf(sent(file))).toBe(code)
  })
})

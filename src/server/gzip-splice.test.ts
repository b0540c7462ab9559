import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, gzipTemplate, plainTemplate, type Template } from '#server/gzip-splice.ts'

function filled(template: Template, text: string): Buffer {
  const target = Buffer.alloc(template.bytes.length, 0xff)
  fillTemplate(template, text, target)
  return target
}

test('what is filled is the parts with the text between them, plain and unpacked, again and again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      fc.infiniteStream(fc.constantFrom('A', 'z', '0', '-', '_', 'q')),
      (texts, length, letters) => {
        const parts = texts.map((part) => Buffer.from(part))
        const gzip = gzipTemplate(parts, length)
        const plain = plainTemplate(parts, length)
        for (let again = 0; again < 3; again++) {
          const nonce = [...letters.take(length)].join('')
          const whole = Buffer.concat(parts.flatMap((part, i) => (i ? [Buffer.from(nonce), part] : [part])))
          expect(gunzipSync(filled(gzip, nonce))).toEqual(whole)
          expect(filled(plain, nonce)).toEqual(whole)
        }
      },
    ),
  )
})

test('a page with gaps is as small as one compressed whole, but for the gaps', () => {
  const html = Array.from(
    { length: 400 },
    (_, i) => `<li class="card"><a href="/en/hotels/${i}">Hotel ${i}</a></li>`,
  ).join('')
  const parts = [html.slice(0, 300), html.slice(300, 9000), html.slice(9000)].map((part) => Buffer.from(part))
  const whole = gzipTemplate([Buffer.from(html)], 24).bytes.length
  // Two gaps of 24 bytes with their heads, and the ends of two blocks.
  expect(gzipTemplate(parts, 24).bytes.length).toBeLessThan(whole + 2 * (24 + 5) + 2 * 120)
})

import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spliceGzip, splitForGzip } from '#server/gzip-splice.ts'

test('what is spliced unpacks to the parts with the text between them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 }),
      fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
      (parts, nonce) => {
        const buffers = parts.map((part) => Buffer.from(part))
        expect(gunzipSync(spliceGzip(splitForGzip(buffers), nonce))).toEqual(
          Buffer.concat(buffers.flatMap((part, i) => (i ? [Buffer.from(nonce), part] : [part]))),
        )
      },
    ),
  )
})

test('a spliced page is near as small as one compressed whole', () => {
  const html = Array.from(
    { length: 400 },
    (_, i) => `<li class="card"><a href="/en/hotels/${i}">Hotel ${i}</a></li>`,
  ).join('')
  const parts = [html.slice(0, 300), html.slice(300, 9000), html.slice(9000)].map((part) => Buffer.from(part))
  const whole = splitForGzip([Buffer.from(html)])[0]?.deflated.length ?? 0
  expect(spliceGzip(splitForGzip(parts), 'x'.repeat(24)).length).toBeLessThan(whole * 1.25)
})

import { expect, test } from 'vitest'
import { cleanSvg } from '#domains/content/brand/clean-svg.ts'
import { processorMs } from '#test/processor-time.ts'

const drawing = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 20"${more}>${inside}</svg>`
const clean = (inside: string, more = '') => cleanSvg(drawing(inside, more))?.svg ?? ''

test('a drawing of an editor keeps its shapes, gradients, classes and names', () => {
  const made = cleanSvg(`<?xml version="1.0" encoding="UTF-8"?>
    <!-- Generator: an editor -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    ${drawing(`<defs><style>.a{fill:url(#g);stroke:#7a1f2b}/* x */</style><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <g class="a" transform="translate(1 2)"><path d="M0 0h4v4z"/><use xlink:href="#p"/></g><title>Amber &amp; Co</title>`)}`)
  expect(made).toMatchObject({ width: 320, height: 80 })
  for (const part of [
    '.a{fill:url(#g);stroke:#7a1f2b}',
    'stop-color="#fff"',
    'd="M0 0h4v4z"',
    'href="#p"',
    'Amber &#38; Co',
  ])
    expect(made?.svg).toContain(part)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event', '<rect onclick="alert(1)" width="1" height="1"/>'],
  ['an event with a namespace', '<rect ev:onload="alert(1)"/>'],
  [
    'a foreign object',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>alert(1)</p></body></foreignObject>',
  ],
  ['a picture', '<image href="https://evil.example/alert(1).png"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['a reference to another file', '<use href="https://evil.example/alert(1).svg#x"/>'],
  ['a reference to data', '<use xlink:href="data:image/svg+xml,alert(1)"/>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/>'],
  ['a fill from another file', '<rect fill="url(https://evil.example/alert(1))"/>'],
  ['an escaped fill', '<rect fill="u\\72l(https://evil.example/alert(1))"/>'],
  [
    'a style that loads a file',
    '<rect style="fill:red;background:url(//evil.example/alert(1));clip-path:url(//alert(1))"/>',
  ],
  [
    'a style element that loads a file',
    '<style>@import "https://evil.example/alert(1)";.a{fill:url(//alert(1))}</style>',
  ],
  [
    'a style element that ends itself',
    '<style>.a{fill:red}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  ],
  ['a style element with data', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
])('%s is left out', (_, inside) => {
  const svg = clean(inside)
  expect(svg).toContain('<svg')
  expect(svg).not.toMatch(/alert|evil|script|onclick|onload|javascript|data:|foreign|image|@import/i)
})

test('markup in a text stays text', () => {
  expect(clean('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>')).toContain('&#60;script&#62;')
})

test.each([
  ['no SVG', '<html></html>'],
  ['text after the drawing', `${drawing('')}<script/>`],
  ['an entity of its own', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`],
  ['an unknown entity', drawing('<text>&nbsp;</text>')],
  ['an element that is not closed', drawing('<g><path d="M0 0"></g>')],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['an empty size', '<svg viewBox="0 0 0 0"></svg>'],
  ['too many elements', drawing('<g/>'.repeat(5_001))],
  ['too many levels', drawing('<g>'.repeat(80) + '</g>'.repeat(80))],
  ['binary data', '\u0089PNG'],
])('a file is rejected: %s', (_, file) => expect(cleanSvg(file)).toBeNull())

test('an adversarial file is parsed in linear time', async () => {
  const files = [
    `<svg ${'a '.repeat(100_000)}`,
    `<svg ${'a="b" '.repeat(30_000)}<`,
    '<!--'.repeat(50_000),
    '<style>{'.repeat(20_000),
  ]
  expect(await processorMs(() => files.map(cleanSvg))).toBeLessThan(2_000)
})

test('a small file that draws millions of shapes by nested references is rejected, and one that refers to itself', () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
  const levels = (depth: number) =>
    Array.from({ length: depth }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`).join('')
  const shape = '<path id="g0" d="M0 0h1v1z"/>'
  expect(cleanSvg(svg(`<defs>${shape}${levels(8)}</defs><use href="#g8"/>`))).toBeNull()
  expect(cleanSvg(svg('<pattern id="p"><rect width="1" height="1" fill="url(#p)"/></pattern>'))).toBeNull()
  expect(cleanSvg(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBeNull()
  expect(cleanSvg(svg(`<defs>${shape}${levels(2)}</defs><use href="#g2"/>`))).not.toBeNull()
})

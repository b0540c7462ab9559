import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stylesheetAddress, stylesheetAt } from '#domains/content/brand/stylesheet.ts'

test('the address of the stylesheet contains the colours, and its content follows from the address', () => {
  expect(stylesheetAddress({ colour: null, accent: null })).toBeNull()
  const address = stylesheetAddress({ colour: '#7a1f2b', accent: '#c9994a' })
  expect(address).toBe('/brand-1-7a1f2b-c9994a.css')
  const css = stylesheetAt(address ?? '')
  expect(css).toContain('--primary:light-dark(#7a1f2b,')
  expect(css).toContain('--brass:#c9994a')
  expect(stylesheetAt(stylesheetAddress({ colour: null, accent: '#c9994a' }) ?? '')).not.toContain('--primary')
})

test.each(['/brand-1-7a1f2b.css.map', '/brand-0-7a1f2b.css', '/brand-1-red.css', '/brand-1-7A1F2B.css', '/brand.css'])(
  'no stylesheet has the address %s',
  (path) => expect(stylesheetAt(path)).toBeNull(),
)

test('every token of a brand is one of the design', () => {
  const design = readFileSync('src/web/ui/styles/tokens.css', 'utf8')
  const names = [...(stylesheetAt('/brand-1-7a1f2b-c9994a.css') ?? '').matchAll(/--[a-z-]+(?=:)/g)].map(
    ([name]) => name,
  )
  expect(names.length).toBeGreaterThan(12)
  for (const name of names) expect(design).toContain(`${name}:`)
})

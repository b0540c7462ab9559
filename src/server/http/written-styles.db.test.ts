import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pendingPayment } from '#test/paying.ts'
import { serve, site } from '#test/site.ts'

/** The style elements of a page, and the styles that its policy allows. */
async function stylesOf(url: string) {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  const styles = [...(await response.text()).matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? []
  return { styles, allowed: policy.find((part) => part.startsWith('style-src')) }
}

const allowing = (style = '') => `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`

test('the reference of the API has one style element, which its policy allows', async () => {
  const { address } = await site()
  const { styles, allowed } = await stylesOf(`${address}/api/docs`)
  expect(styles).toHaveLength(1)
  expect(allowed).toBe(allowing(styles[0]))
})

test('the page of test payments has one style element, which its policy allows', async () => {
  const { world, page } = await pendingPayment()
  const { styles, allowed } = await stylesOf((await serve(world.services)) + (await page()))
  expect(styles).toHaveLength(1)
  expect(allowed).toBe(allowing(styles[0]))
})

import { expect, test } from 'vitest'
import { onTheWayToPay } from '#test/paying.ts'
import { serve, site } from '#test/site.ts'

/** The nonces of a page's own styles, and what its policy lets apply. */
async function stylesOf(url: string) {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  const written = [...(await answer.text()).matchAll(/<style nonce="([^"]+)"/g)].map(([, nonce]) => nonce)
  const policy = answer.headers.get('content-security-policy')?.split('; ') ?? []
  return { written, allowed: policy.find((part) => part.startsWith('style-src')) }
}

test('the reference of the API may write its styles into itself', async () => {
  const { address } = await site()
  const { written, allowed } = await stylesOf(`${address}/api/docs`)
  expect(written).toHaveLength(1)
  expect(allowed).toBe(`style-src 'self' 'nonce-${written[0]}'`)
})

test('so may the page of test payments', async () => {
  const { world, page } = await onTheWayToPay()
  const { written, allowed } = await stylesOf((await serve(world.wired)) + (await page()))
  expect(written).toHaveLength(1)
  expect(allowed).toBe(`style-src 'self' 'nonce-${written[0]}'`)
})

import { expect, test } from 'vitest'
import { largestPhoto } from '#domains/accounts/limits.ts'
import { makeWorld } from '#test/world.ts'

test('a file is no larger through a page’s form than over HTTP', async () => {
  const { api } = await (await makeWorld()).traveller()
  expect(await api.update_image({ file: new Uint8Array(largestPhoto + 1) })).toMatchObject({
    error: { code: 'payload_too_large' },
  })
  // As large as may be, and no picture: read and refused for what it is.
  expect(await api.update_image({ file: new Uint8Array(largestPhoto) })).toMatchObject({
    error: { errors: [{ path: 'file', code: 'file_type' }] },
  })
})

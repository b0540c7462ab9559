import { expect, test } from 'vitest'
import { privacy } from '#db/reference/pages/texts.ts'
import { digestOfText, shippedPrivacy } from '#db/reference/pages/shipped.ts'

test('a change of the privacy text is listed, so that installations with an earlier text get the new one as a draft', () => {
  expect(shippedPrivacy.at(-1)).toBe(digestOfText(privacy))
  expect(new Set(shippedPrivacy).size).toBe(shippedPrivacy.length)
})

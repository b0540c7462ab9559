import { expect, test } from 'vitest'
import { drawingAddress, parseDrawingAddress } from '#domains/content/drawing-address.ts'
import { drawingVersion } from '@rihla/illustrations/version'

test('the address of a drawing names the version that draws it, and other addresses have none', () => {
  expect(parseDrawingAddress(drawingAddress('facade/dar', drawingVersion))).toEqual({
    id: 'facade/dar',
    version: drawingVersion,
  })
  for (const address of ['facade/dar', 'photo/aa@13', 'facade/dar@v', 'facade/dar@v12345', 'facade/dar@vvvvvvv'])
    expect(parseDrawingAddress(address)).toEqual({ id: address, version: null })
})

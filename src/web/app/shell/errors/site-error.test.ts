import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { errorResponse, paramErrorResponse } from '#web/lib/loaders.ts'
import { siteErrorOf } from '#web/app/shell/errors/site-error.ts'

const path = '/en/no/such/page'
const thrown = async (response: Response) =>
  siteErrorOf(new ErrorResponse(response.status, response.statusText, await response.json()), path)

test('§8 an unmatched path is 404 with its path, and not fatal', () => {
  expect(siteErrorOf(new ErrorResponse(404, 'Not Found', { path }), path)).toEqual({
    status: 404,
    message: 'Page Not Found: /en/no/such/page',
    statusMessage: 'Page Not Found',
    data: { path },
    fatal: false,
    unhandled: false,
  })
})

test('§8 a path with an invalid parameter is 404 and fatal; one with an unknown parameter is not fatal', async () => {
  expect(await thrown(paramErrorResponse({ code: 'invalid_input' }))).toMatchObject({ status: 404, fatal: true })
  expect(await thrown(paramErrorResponse({ code: 'not_found' }))).toMatchObject({ status: 404, fatal: false })
  expect(await thrown(paramErrorResponse({ code: 'unavailable' }))).toMatchObject({ status: 503, fatal: true })
})

test('§8 any other error is 500, Internal Server Error, and reveals nothing about the cause', async () => {
  const fault = { status: 500, message: 'Internal Server Error', statusMessage: 'Internal Server Error', fatal: true }
  expect(siteErrorOf(new Error('password of somebody'), path)).toEqual({ ...fault, data: undefined, unhandled: true })
  expect(siteErrorOf(undefined, path)).toMatchObject({ ...fault, unhandled: true })
  expect(await thrown(errorResponse({ code: 'internal' }))).toMatchObject({
    ...fault,
    data: { code: 'internal' },
    unhandled: false,
  })
})

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'The network connection was lost.',
])('a request that the browser could not send (%s) is no error of the server', (message) => {
  expect(siteErrorOf(new TypeError(message), path)).toMatchObject({ status: 503, unhandled: false })
  for (const other of ['undefined is not a function', 'Failed to fetch dynamically imported module: /a.js'])
    expect(siteErrorOf(new TypeError(other), path)).toMatchObject({ status: 500 })
})

import { describe, expect, test, vi } from 'vitest'
import { isBot, withoutErrorPage } from '#server/pages/bots.ts'

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const headless = person.replace('Chrome/', 'HeadlessChrome/')

test.for([
  [google, true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.9.1', true],
  [person, false],
  [headless, false],
  ['', false],
  [null, false],
] as const)('the user agent %s is a bot: %s', ([agent, bot]) => {
  expect(isBot(agent)).toBe(bot)
})

describe('§8 an error page', () => {
  const failed = () =>
    new Response('<!doctype html>', {
      status: 503,
      headers: { 'Content-Type': 'text/html', 'Retry-After': '2', 'X-Request-Id': 'r1' },
    })

  test('is not sent to bots, which get only its status, and is logged', async () => {
    const print = vi.fn<(status: number) => void>()
    const answer = withoutErrorPage(failed(), google, print)
    expect([answer.status, await answer.text(), Object.fromEntries(answer.headers)]).toEqual([
      503,
      '',
      { 'retry-after': '2', 'x-request-id': 'r1' },
    ])
    expect(print.mock.calls).toEqual([[503]])
  })

  test('of a page that does not exist, or is refused, is not sent to bots and not logged', async () => {
    const print = vi.fn<(status: number) => void>()
    for (const status of [400, 404, 410, 429]) {
      const answer = withoutErrorPage(new Response('<!doctype html>', { status }), google, print)
      expect([answer.status, await answer.text()]).toEqual([status, ''])
    }
    expect(print).not.toHaveBeenCalled()
  })

  test('is not a page that asks to correct its values: bots get it in full', async () => {
    const answer = withoutErrorPage(new Response('<!doctype html>', { status: 422 }), google, vi.fn())
    expect([answer.status, await answer.text()]).toEqual([422, '<!doctype html>'])
  })

  test('is sent to browsers, and pages without an error are sent to everyone', () => {
    const print = vi.fn<(status: number) => void>()
    const [page, fine] = [failed(), new Response('<!doctype html>')]
    expect(withoutErrorPage(page, person, print)).toBe(page)
    expect(withoutErrorPage(fine, google, print)).toBe(fine)
    expect(print).not.toHaveBeenCalled()
  })
})

import { expect, test } from 'vitest'
import { builtSite } from '#test/built-site.ts'

test('a form without a session waits for its sender; one that is too long, or of a caller who has stored too many, is offered to be sent again with all that was typed', async () => {
  const { world, running, address } = await builtSite()
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/150.0' }
  const sends = async (request: string) => {
    const body = new URLSearchParams({ first_name: 'Huda', last_name: request })
    const path = '/en/profile/travellers?add=yes'
    const response = await fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' })
    const rows = await world.sql('select count(*)::int as forms from interrupted_form')
    return {
      status: response.status,
      location: response.headers.get('location'),
      cookie: response.headers.getSetCookie().some((line) => line.startsWith('interrupted=')),
      page: await response.text(),
      forms: rows[0]?.forms,
    }
  }
  expect(await sends('Aziz')).toMatchObject({
    status: 303,
    location: expect.stringContaining('/en/auth/signin?next='),
    cookie: true,
    forms: 1,
  })
  const offered = (typed: string) => ({
    location: null,
    cookie: false,
    page: expect.stringMatching(
      new RegExp(`<form[^>]+action="/en/profile/travellers\\?add=yes"[^]*value="Huda"[^]*${typed}`),
    ),
    forms: 1,
  })
  expect(await sends('x'.repeat(20_000))).toMatchObject(offered('x{20000}'))
  const { limit } = running.services.ports
  running.services.ports.limit = async (subject, rule) =>
    subject.startsWith('interrupted:') ? 60 : limit(subject, rule)
  expect(await sends('Aziz Al-Harbi')).toMatchObject(offered('Aziz Al-Harbi'))
})

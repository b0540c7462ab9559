import { expect, test } from 'vitest'
import { builtSite } from '#test/built-site.ts'

test('errors of a client are not logged as faults: methods that a page does not have, bodies that are no form', async () => {
  const { running, address } = await builtSite()
  const { services } = running
  const faults: unknown[] = []
  const { fault } = services
  services.fault = (error, id) => {
    faults.push(error)
    return fault(error, id)
  }
  const form = 'multipart/form-data; boundary=x'
  const requests: [string, string, string, string][] = [
    ['POST', '/en', 'application/x-www-form-urlencoded', 'a=1'],
    ['POST', '/en/hotels', 'application/x-www-form-urlencoded', 'a=1'],
    ['PUT', '/en/faq', 'text/plain', 'x'],
    ['DELETE', '/ar/hotels.data', 'text/plain', 'x'],
    ['POST', '/en/contact-us', 'text/plain', 'x'],
    ['POST', '/en/contact-us', '', ''],
    ['POST', '/en/contact-us', form, 'not a form'],
    ['POST', '/en/contact-us.data', form, 'not a form'],
    ['POST', '/en/auth/signin', 'application/json', '{'],
    ['POST', '/en/booking/pay?token=x', form, ''],
    ['POST', '/en/contact-us', 'application/x-www-form-urlencoded', 'a=&'.repeat(3_001)],
    ['POST', '/api/v1/send_document_by_link', form, 'not a form'],
    ['GET', '/api/v1/login', '', ''],
  ]
  const statuses: number[] = []
  for (const [method, path, type, body] of requests) {
    const headers = { 'User-Agent': 'Mozilla/5.0 Chrome/150.0', ...(type && { 'Content-Type': type }) }
    const answer = await fetch(address + path, { method, headers, ...(type && { body }) })
    statuses.push(answer.status)
  }
  expect(faults.map(String)).toEqual([])
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
})

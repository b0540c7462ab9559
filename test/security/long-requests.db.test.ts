import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailgunInbound } from '#integrations/mailgun-inbound.ts'
import { bySize } from '#test/lane.ts'
import { builtSite } from '#test/built-site.ts'
import { processorMs } from '#test/processor-time.ts'
import { staffOf } from '#test/staff.ts'
import { hostileTexts } from '#test/security/hostile-texts.ts'

const kB = 1_024
/** The longest address that the server reads. */
const maxQuery = 2 * kB
const json = { 'Content-Type': 'application/json' }

/** Every way in which a text of a stranger, or of staff, reaches the program without the schema of an endpoint before it. */
async function doors() {
  const { running, address, world } = await builtSite({ TRUSTED_PROXIES: '1', READS_PER_MINUTE: '0' })
  const { services } = running
  services.ports.limit = () => Promise.resolve(null)
  services.ports.inboundMail = mailgunInbound({ domain: 'answers.example.com', key: 'key' })
  const hotel = await world.hotel()
  const { cookie: Cookie } = await staffOf(world, 'manager')
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address + path, { redirect: 'manual', ...init }).catch((error: Error) => {
      // A body that is too long is not read: the connection ends.
      if ((error.cause as { code?: string } | undefined)?.code !== 'UND_ERR_SOCKET') throw error
      return new Response(null, { status: 413 })
    })
    await response.arrayBuffer()
    return response.status
  }
  /** A form as long as a page accepts, with one long field. */
  const form = (long: string, text: string, others: string[]) => {
    const fields = new FormData()
    for (const name of others) fields.set(name, text.slice(0, 200).toWellFormed())
    fields.set(
      long,
      Buffer.from(text)
        .subarray(0, 56 * kB)
        .toString(),
    )
    return fields
  }
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body, headers })
  const query = (text: string) => encodeURIComponent(text.slice(0, maxQuery).toWellFormed())
  const mail = (text: string) => {
    const timestamp = String(Math.floor(services.clock().getTime() / 1000))
    const signature = createHmac('sha256', 'key').update(`${timestamp}token`).digest('hex')
    const fields = { timestamp, token: 'token', signature, recipient: text, from: text, 'body-plain': text }
    const all = new FormData()
    for (const [name, value] of Object.entries({ ...fields, 'message-headers': text })) all.set(name, value)
    return all
  }
  const upload = (text: string) => {
    const all = new FormData()
    all.set('reference', text)
    all.set('text', text)
    all.set('file', new Blob(['x']), 'x.pdf')
    return all
  }
  return {
    'a review without a token': (text: string) =>
      post('/api/v1/save_review', JSON.stringify({ token: 'x', stars: 5, words: text, party: 'solo' }), json),
    'the contact form': (text: string) => post('/en/contact-us', form('message', text, ['name', 'email', 'phone'])),
    'the form to sign in': (text: string) => post('/ar/auth/signin', form('email', text, ['password', 'next', 'pass'])),
    'a search': (text: string) => send(`/en/hotels?where=${query(text)}&check_in=${query(text)}`),
    'a search of the site': (text: string) => send(`/ar/search?q=${query(text)}`),
    'a hotel page': (text: string) => send(`/en/hotels/${hotel.slug}?occupancy=${query(text)}&where=${query(text)}`),
    'the languages of a browser': (text: string) =>
      send('/', { headers: { 'Accept-Language': text.replaceAll(/[^ -~]/g, ' ').slice(0, 8 * kB) } }),
    cookies: (text: string) =>
      send('/en/cart', { headers: { Cookie: `saved=${text.replaceAll(/[^ -~]/g, '~').slice(0, 8 * kB)}` } }),
    'an email': (text: string) => post('/webhooks/mail', mail(text)),
    'the text beside a file': (text: string) => post('/api/v1/send_booking_file', upload(text), { Cookie }),
    'a calendar of a channel': (text: string) =>
      post(
        '/api/v1/check_room_calendar',
        JSON.stringify({ room_type_id: hotel.rooms[0]?.id, text: text.slice(0, 48 * kB) }),
        { ...json, Cookie },
      ),
    'a table of nights': (text: string) =>
      post('/api/v1/check_stock_file', JSON.stringify({ hotel_id: hotel.id, csv: text.slice(0, 48 * kB) }), {
        ...json,
        Cookie,
      }),
    'a call of an assistant': (text: string) =>
      post('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: text, params: { name: text } }), {
        ...json,
        Accept: 'application/json, text/event-stream',
      }),
  }
}

/** A request that costs less is no attack, whatever it depends on. */
const harmlessMs = 250
/** Linear work of eight times the text takes eight times as long, quadratic work 64 times. */
const maxGrowth = 20

test('what 64 kB of hostile text cost a door grows with the length of the text, and not with its square', async () => {
  const share = bySize(4, 1)
  const slow: string[] = []
  for (const [door, [name, send]] of Object.entries(await doors()).entries()) {
    await send('warm')
    const short = new Map(hostileTexts(8 * kB).map((one) => [one.name, one.text]))
    for (const { name: kind, text } of hostileTexts(64 * kB).filter((_, i) => i % share === door % share)) {
      const cost = async (of: string) => {
        let status = 0
        const ms = await processorMs(async () => (status = await send(of)))
        expect([name, kind, status < 500]).toEqual([name, kind, true])
        return ms
      }
      /** The least of three: background work and other programs only add to it. */
      const least = async (of: string) => Math.min(await cost(of), await cost(of), await cost(of))
      if ((await cost(text)) <= harmlessMs) continue
      const [long, once] = [await least(text), await least(short.get(kind) ?? '')]
      if (long <= harmlessMs || long <= maxGrowth * once) continue
      slow.push(`${name}, ${kind}: ${Math.round(once)} → ${Math.round(long)} ms`)
      break
    }
  }
  expect(slow.join('\n')).toBe('')
})

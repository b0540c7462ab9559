import { expect, test } from 'vitest'
import { site } from '#test/site.ts'
import { pdfOf } from '#test/pdf.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf } from '#test/world.ts'

const pdf = pdfOf({})

test('a document is uploaded as a form and served as an attachment that cannot run scripts, and access by staff is audited', async () => {
  const { world, address } = await site()
  const hotel = await world.hotel({ supply: 'portal' })
  const guest = await world.traveller()
  const noor = await staffOf(world, 'agent')
  const made = await guest.requests(hotel)
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const shown = await noor.api.show_desk_booking({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  const requested = await noor.api.ask_for_document({
    reference,
    status: 'waiting',
    version: shown.data.version,
    kind: 'visa',
    why: 'For the hotel',
  })
  if (!requested.ok) throw new Error(requested.error.code)
  const id = requested.data.booking.documents[0]?.id ?? 0
  const form = new FormData()
  form.set('reference', reference)
  form.set('document', String(id))
  form.set('file', new File([pdf], 'visa.pdf', { type: 'application/pdf' }))
  const cookie = await sessionOf(world, guest.id)
  const sent = await fetch(`${address}/api/v1/send_document`, {
    method: 'POST',
    headers: { cookie, origin: address },
    body: form,
  })
  expect([sent.status, await sent.json()]).toMatchObject([200, { data: { status: 'waiting' } }])
  const get = (as: string) => fetch(`${address}/documents/${id}`, { headers: as ? { cookie: as } : {} })
  const stranger = await sessionOf(world, (await world.traveller()).id)
  expect([(await get('')).status, (await get(stranger)).status]).toEqual([404, 404])
  expect(await world.sql(`select count(*)::int as n from staff_audit where endpoint = 'open_document'`)).toEqual([
    { n: 0 },
  ])
  for (const one of [cookie, noor.cookie]) {
    const answer = await get(one)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-.*%%EOF/s)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}-${id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
  expect(await world.sql(`select subject from staff_audit where endpoint = 'open_document'`)).toEqual([
    { subject: `booking:${reference}` },
  ])
})

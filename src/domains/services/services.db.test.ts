import { expect, test } from 'vitest'
import { serviceTypes } from '#db/seed/service-types.ts'
import { makeWorld } from '#test/world.ts'

test('service types come in their order and in the language asked for, with the services there are: none yet', async () => {
  const world = await makeWorld()
  for (const [at, one] of serviceTypes.toReversed().entries()) {
    await world.sql('insert into service_type (slug, name, kind, icon, position) values ($1, $2, $3, $4, $5)', [
      one.slug,
      JSON.stringify(one.name),
      one.kind,
      one.icon,
      serviceTypes.length - at,
    ])
  }
  const arabic = await world.visitor('ar').fetch_website_service_types()
  expect(arabic).toMatchObject({ ok: true, data: serviceTypes.map(({ slug, name }) => ({ slug, name: name.ar })) })
  const english = await world.visitor('en').fetch_website_service_types()
  expect(english.ok && english.data[2]).toEqual({
    id: expect.any(Number),
    slug: 'haramain-train',
    name: 'Haramain high-speed train',
    kind: 'transfer',
    icon: 'train',
    count: 0,
  })
})

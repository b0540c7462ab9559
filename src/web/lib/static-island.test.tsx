import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { everyPart } from '#web/lib/lazy-code.ts'
import { staticIsland, staticIslandData } from '#web/lib/static-island.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const { StaticIsland } = staticIsland<{ name: string }>(async () => Greeting)
const requested = (path: string) => staticIslandData(new Request(`https://stays.example${path}`), { name: 'Amal' })

beforeAll(everyPart)

describe('data of a static island', () => {
  test('stays on the server in a document: it is a function, which the router serialises as undefined', () => {
    const data = requested('/en/hotels?page=2')
    expect(data).toBeTypeOf('function')
    expect(renderToStaticMarkup(<StaticIsland data={data} />)).toContain('<p>Hello Amal</p>')
  })

  test('is sent when the router requests it inside the site', () => {
    expect(requested('/en/hotels.data?page=2')).toEqual({ name: 'Amal' })
    expect(renderToStaticMarkup(<StaticIsland data={requested('/en/hotels.data')} />)).toContain('<p>Hello Amal</p>')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { everyPart } from '#web/parts.ts'
import { still, stillData } from '#web/still.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const { Still } = still<{ name: string }>(async () => Greeting)
const asked = (path: string) => stillData(new Request(`https://stays.example${path}`), { name: 'Amal' })

beforeAll(everyPart)

describe('data of a part that keeps still', () => {
  test('stays on the server in a document: a function, which the router sends as nothing', () => {
    const data = asked('/en/hotels?page=2')
    expect(data).toBeTypeOf('function')
    expect(renderToStaticMarkup(<Still data={data} />)).toContain('<p>Hello Amal</p>')
  })

  test('travels when the router asks for it inside the site', () => {
    expect(asked('/en/hotels.data?page=2')).toEqual({ name: 'Amal' })
    expect(renderToStaticMarkup(<Still data={asked('/en/hotels.data')} />)).toContain('<p>Hello Amal</p>')
  })
})

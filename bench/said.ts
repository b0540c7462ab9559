import pg from 'pg'

/** A statement as it was sent; without a name and values where it has no parameters. */
export type Said = { name: string | null; text: string; values: unknown[] }

let heard: { client: unknown; said: Said }[] | null = null

/** Listens to what this process says to the database from now on, in every connection. */
export function listen(): void {
  heard = []
}

/** What was said since in the transaction that committed first, from its beginning to its end. */
export function transactionHeard(): Said[] {
  const all = heard ?? []
  heard = null
  const end = all.find(({ said }) => said.text === 'commit')
  const ofIt = all.filter(({ client }) => client === end?.client).map(({ said }) => said)
  return ofIt.slice(
    ofIt.findIndex(({ text }) => text === 'begin'),
    ofIt.findIndex(({ text }) => text === 'commit') + 1,
  )
}

type Sent = [first: string | { name?: string; text: string; values?: unknown[] }, values?: unknown]

const prototype = pg.Client.prototype as { query: (...sent: unknown[]) => unknown }
const { query } = prototype
prototype.query = function (this: unknown, ...sent: unknown[]) {
  if (heard) {
    const [first, given] = sent as Sent
    const values = Array.isArray(given) ? (given as unknown[]) : []
    heard.push({
      client: this,
      said:
        typeof first === 'string'
          ? { name: null, text: first, values }
          : { name: first.name ?? null, text: first.text, values },
    })
  }
  return query.apply(this, sent)
}

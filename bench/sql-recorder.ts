import pg from 'pg'

/** A statement as sent to the database. Statements without parameters have no name and no values. */
export type RecordedStatement = { name: string | null; text: string; values: unknown[] }

let heard: { client: unknown; recorded: RecordedStatement }[] | null = null

/** Starts recording all statements that this process sends to the database, on every connection. */
export function listen(): void {
  heard = []
}

/** Stops recording and returns the transaction that committed first, from `begin` to `commit`. */
export function recordedTransaction(): RecordedStatement[] {
  const all = heard ?? []
  heard = null
  const end = all.find(({ recorded }) => recorded.text === 'commit')
  const ofIt = all.filter(({ client }) => client === end?.client).map(({ recorded }) => recorded)
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
    const [first, second] = sent as Sent
    const values = Array.isArray(second) ? (second as unknown[]) : []
    heard.push({
      client: this,
      recorded:
        typeof first === 'string'
          ? { name: null, text: first, values }
          : { name: first.name ?? null, text: first.text, values },
    })
  }
  return query.apply(this, sent)
}

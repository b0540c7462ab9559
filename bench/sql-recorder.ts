import pg from 'pg'

/** A statement as sent to the database. Statements without parameters have no name and no values. */
export type RecordedStatement = { name: string | null; text: string; values: unknown[] }

let heard: { client: unknown; recorded: RecordedStatement }[] | null = null

/** Starts recording all statements that this process sends to the database, on every connection. */
export function listen(): void {
  heard = []
}

/** Stops recording and returns the transaction that stored a response under its key, from `begin` to `commit`. */
export function recordedTransaction(): RecordedStatement[] {
  const all = heard ?? []
  heard = null
  const isStore = (text: string) => text.includes('insert into idempotency_key')
  const client = all.find(({ recorded }) => isStore(recorded.text))?.client
  const ofIt = all.filter((one) => one.client === client).map(({ recorded }) => recorded)
  const stored = ofIt.findIndex(({ text }) => isStore(text))
  // The commit follows at once.
  return ofIt.slice(
    ofIt.findLastIndex(({ text }, at) => at < stored && text === 'begin'),
    stored + 2,
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

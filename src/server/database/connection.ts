import type { Socket } from 'node:net'

import pg from 'pg'

/**
 * Opens one connection for work without a request, which has no time limits: the database itself can have default ones,
 * for example behind a pooler. If the connection is lost, the next query fails.
 * @param name as the database shows it
 */
export async function connectTo(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

/** Cuts a connection, also one that is being opened: its statements fail, and the database rolls its transaction back. */
export function cut(client: object): void {
  ;(client as { connection: { stream: Socket } }).connection.stream.destroy()
}

import { createServer, type Server } from 'node:net'
import pg from 'pg'
import { dataFolderProblem } from '#server/config/data-folder.ts'
import type { Env } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'
import { databaseAddresses } from '#server/config/database-address.ts'
import { reasonOf } from '#server/observability/fault.ts'

const connectMs = 5_000

/**
 * Checks what a start needs before it does anything that takes long: the data folder, the ports, the databases.
 * @throws StartError
 */
export async function checkStart(env: Env): Promise<void> {
  const folder = await dataFolderProblem(env.DATA_DIR)
  if (folder) throw new StartError('dataFolder', folder)
  await checkPort('PORT', env.HOST, env.PORT)
  if (env.METRICS_PORT !== undefined) await checkPort('METRICS_PORT', env.METRICS_HOST, env.METRICS_PORT)
  for (const name of databaseAddresses) {
    const url = env[name]
    if (url && (name !== 'DATABASE_MIGRATE_URL' || env.MIGRATE)) await checkDatabase(name, url)
  }
}

/** The sentence for a port on which the server cannot listen. */
export function portError(name: string, host: string, port: number, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const reason =
    code === 'EADDRINUSE'
      ? `another process uses it. Stop that process, or set ${name} to another port.`
      : `${reasonOf(error)}.`
  return new StartError('port', `The server cannot listen on port ${port} of ${host}: ${reason}`)
}

async function checkPort(name: string, host: string, port: number): Promise<void> {
  if (port === 0) return
  const server = createServer()
  try {
    await listen(server, host, port)
  } catch (error) {
    throw portError(name, host, port, error)
  }
  await new Promise((closed) => server.close(closed))
}

/** Listens on a port; rejects if it cannot. */
export function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => done())
  })
}

/** @throws StartError if the database of a setting does not respond */
export async function checkDatabase(name: string, url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    application_name: 'rihla-check',
  })
  // The error of a connection that ends also rejects the query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new StartError(
      'database',
      `The database of ${name} (${client.host}:${client.port}) does not respond: ${reasonOf(error)}.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

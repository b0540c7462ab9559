import pg from 'pg'
import type { TestWorld } from '#test/world.ts'

/**
 * Writes demo rows into a test world over a separate connection, because those of a server do not accept COPY streams.
 */
export async function seed(
  world: Pick<TestWorld, 'url'>,
  write: (client: pg.ClientBase) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  await write(client).finally(() => client.end())
}

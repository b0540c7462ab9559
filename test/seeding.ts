import pg from 'pg'
import type { TestWorld } from '#test/world.ts'

/** Writes rows of the demo into a world, over a connection of its own: those of a server do not take rows by the stream. */
export async function seed(
  world: Pick<TestWorld, 'url'>,
  write: (client: pg.ClientBase) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  await write(client).finally(() => client.end())
}

import { readChanges } from '#server/database/change-feed.ts'
import type { TestWorld } from '#test/world.ts'

/** Reads the change feed as a process would: each call returns the tags of the changes since the last one. */
export async function changesOf({ services }: Pick<TestWorld, 'services'>): Promise<() => Promise<string[]>> {
  const { pool } = services.database
  let { position } = await readChanges(pool, null)
  return async () => {
    const read = await readChanges(pool, position)
    position = read.position
    return read.tags
  }
}

/** Delivers all changes to the cached values of this process before it uses one. */
export async function deliverChanges({ services }: Pick<TestWorld, 'services'>): Promise<void> {
  const changes = await changesOf({ services })
  const { memory, ports } = services
  ports.remember = async (key, load) => {
    memory.drop(await changes())
    return memory.remember(key, load)
  }
}

import type { Profiler } from 'node:inspector'

/**
 * Whose time it is: `react` is all within React's rendering, our components in it included; `ours` is our own code outside
 * of it; `database` the driver and what words its statements; `other` the router, HTTP, sockets and compression.
 */
export type Owner = 'react' | 'ours' | 'database' | 'other'

/**
 * What share of a profiled thread's work was whose. What is idle is left out; so is the collector of garbage, which
 * works for all of them.
 */
export function ownersOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Record<Owner, number> {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]))
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const known = new Map<number, Owner | null>()
  const ownerOf = (id: number): Owner | null => {
    const found = known.get(id)
    if (found !== undefined) return found
    const { functionName, url } = nodeOf.get(id)?.callFrame ?? { functionName: '', url: '' }
    const parent = parentOf.get(id)
    const above = parent === undefined ? null : ownerOf(parent)
    const owner = above === 'react' || /renderToString$/.test(functionName) ? 'react' : (ownerOfFile(url) ?? above)
    known.set(id, owner)
    return owner
  }
  const spent: Record<Owner, number> = { react: 0, ours: 0, database: 0, other: 0 }
  for (const [i, id] of samples.entries()) {
    const owner = ownerOf(id)
    if (owner && !noWork.has(nodeOf.get(id)?.callFrame.functionName ?? '')) spent[owner] += timeDeltas[i] ?? 0
  }
  const all = Object.values(spent).reduce((sum, time) => sum + time, 0)
  for (const owner of Object.keys(spent) as Owner[]) spent[owner] /= all
  return spent
}

const noWork: ReadonlySet<string> = new Set(['(idle)', '(program)', '(garbage collector)', '(root)'])

/** Null for what is built into the engine: it works for whoever calls it. */
function ownerOfFile(url: string): Owner | null {
  if (url === '') return null
  if (/node_modules\/(drizzle-orm|pg|pg-[a-z]+|postgres-[a-z]+)\//.test(url)) return 'database'
  return url.startsWith('node:') || url.includes('/node_modules/') ? 'other' : 'ours'
}

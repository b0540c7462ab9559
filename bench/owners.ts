import type { Profiler } from 'node:inspector'

/**
 * Whose time it is: `react` is all within React's rendering, our components in it included; `ours` is our own code outside
 * of it; `database` the driver and what words its statements, each with what it calls; `other` the router, HTTP and
 * compression.
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
    const owner =
      above === 'react' || functionName.endsWith('renderToString')
        ? 'react'
        : (ownerOfFile(url) ?? above ?? ownerUncalled(url))
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

/** Null for what works for whoever calls it: the engine, node, a library. */
function ownerOfFile(url: string): Owner | null {
  if (/node_modules\/(drizzle-orm|pg|pg-[a-z]+|postgres-[a-z]+)\//.test(url)) return 'database'
  if (/node_modules\/(react-router|hono|@hono)\/|^node:(zlib|_http)/.test(url)) return 'other'
  return url === '' || url.startsWith('node:') || url.includes('/node_modules/') || isBench(url) ? null : 'ours'
}

const isBench = (url: string) => url.startsWith(new URL('.', import.meta.url).href)

/** Whose it is when nobody called it: what node does by itself is HTTP and sockets. The bench's own work counts for nobody. */
const ownerUncalled = (url: string): Owner | null => (url === '' || isBench(url) ? null : 'other')

import type { Profiler } from 'node:inspector'

/**
 * The category of a unit of processor time: `react` is everything within React rendering, including our components;
 * `ours` is our own code outside of it; `database` is the driver and the query builder; each includes the functions
 * that it calls. `other` is the router, HTTP and compression.
 */
export type Owner = 'react' | 'ours' | 'database' | 'other'

/** Splits the work of a profiled thread into shares per category, without idle time and garbage collection. */
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

/** Returns null for files that inherit the category of their caller: the engine, node and libraries. */
function ownerOfFile(url: string): Owner | null {
  if (/node_modules\/(drizzle-orm|pg|pg-[a-z]+|postgres-[a-z]+)\//.test(url)) return 'database'
  if (/node_modules\/(react-router|hono|@hono)\/|^node:(zlib|_http)/.test(url)) return 'other'
  return url === '' || url.startsWith('node:') || url.includes('/node_modules/') || isBench(url) ? null : 'ours'
}

const isBench = (url: string) => url.startsWith(new URL('.', import.meta.url).href)

/** Category of a function without a caller: node's own work is HTTP and sockets; the benchmark has none. */
const ownerUncalled = (url: string): Owner | null => (url === '' || isBench(url) ? null : 'other')

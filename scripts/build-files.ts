import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

/**
 * Says which build this is: `builds/latest.json` names it, `builds/meta/<id>.json` lists what it is made of.
 * The id is the router's own version of its manifest, which every page knows.
 */
export function writeBuildFiles(folder: string): void {
  const files = readdirSync(join(folder, 'assets')).toSorted()
  const manifest = files.find((name) => /^manifest-[\w-]+\.js$/.test(name))
  const id = manifest && /^manifest-([\w-]+)\.js$/.exec(manifest)?.[1]
  if (!manifest || !id) throw new Error(`No manifest of the router in ${folder}`)
  halve(join(folder, 'assets', manifest))
  mkdirSync(join(folder, 'builds', 'meta'), { recursive: true })
  writeFileSync(join(folder, 'builds', 'latest.json'), JSON.stringify({ id }))
  writeFileSync(join(folder, 'builds', 'meta', `${id}.json`), JSON.stringify({ id, assets: files }))
}

type Route = { id: string; parentId?: string; path?: string; [more: string]: unknown }
type Manifest = { routes: Record<string, Route> }

const inArabic = `a=s=>s.replace(/___en$/,"___ar").replace(/^en(?=\\/|$)/,"ar")`

/** What most routes are like: said once. */
const usual = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
}

/**
 * Every page loads the router's manifest, in which each route stands twice, alike but for its language. The Arabic
 * half is left to be made by the browser, and so is what routes have in common.
 */
function halve(file: string): void {
  const begin = 'window.__reactRouterManifest='
  const source = readFileSync(file, 'utf8')
  if (!source.startsWith(begin)) throw new Error(`${file} is not the manifest that was expected`)
  const whole = JSON.parse(source.slice(begin.length).replace(/;\s*$/, '')) as Manifest
  const kept = Object.entries(whole.routes).filter(([id]) => !id.endsWith('___ar'))
  const half = JSON.stringify({ ...whole, routes: Object.fromEntries(kept.map(([id, route]) => [id, unusual(route)])) })
  const code = `(m=>{let r=m.routes,u=${JSON.stringify(usual)},${inArabic};for(let k in{...r}){r[k]={...u,id:k,...r[k]};if(k!=a(k)){let e=r[a(k)]={...r[k]};for(let p of["id","parentId","path"])if(e[p])e[p]=a(e[p])}}})(${begin}${half});`
  const made: { __reactRouterManifest?: Manifest } = {}
  // What the browser will make of it, compared with what the router wrote.
  runInNewContext(code, { window: made })
  if (!isDeepStrictEqual(structuredClone(made.__reactRouterManifest), whole))
    throw new Error('The halves of the manifest differ')
  writeFileSync(file, code)
}

function unusual(route: Route): object {
  const same = (name: string, value: unknown) => isDeepStrictEqual(value, usual[name as keyof typeof usual])
  return Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'id' && !same(name, value)))
}

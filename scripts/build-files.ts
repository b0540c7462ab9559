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
  const deskRoutes = shorten(join(folder, 'assets'), manifest, id)
  mkdirSync(join(folder, 'builds', 'meta'), { recursive: true })
  writeFileSync(join(folder, 'builds', 'latest.json'), JSON.stringify({ id }))
  writeFileSync(join(folder, 'builds', 'meta', `${id}.json`), JSON.stringify({ id, assets: [...files, deskRoutes] }))
}

type Route = { id: string; parentId?: string; path?: string; [more: string]: unknown }
type Manifest = { routes: Record<string, Route> }

const inArabic = `a=s=>s.replace(/___en$/,"___ar").replace(/^en(?=\\/|$)/,"ar")`
/** Addresses whose pages know the routes of the desk. */
const atDesk = '/^\\/..\\/desk/'

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
 * Every page loads the router's manifest, in which each route stands twice, alike but for its language. A document knows
 * the routes of its own language: the other one is another document, and the router sorts all it knows before a page can
 * answer. The browser makes them of the English ones; so it does what routes have in common; the routes of the desk are a
 * file that only the desk's pages fetch.
 * @returns the name of that file
 */
function shorten(folder: string, manifest: string, id: string): string {
  const begin = 'window.__reactRouterManifest='
  const source = readFileSync(join(folder, manifest), 'utf8')
  if (!source.startsWith(begin)) throw new Error(`${manifest} is not the manifest that was expected`)
  const whole = JSON.parse(source.slice(begin.length).replace(/;\s*$/, '')) as Manifest
  const english = Object.entries(whole.routes).filter(([name]) => !name.endsWith('___ar'))
  const [desk, site] = [true, false].map((of) =>
    Object.fromEntries(
      english.filter(([, route]) => isOfDesk(route) === of).map(([name, route]) => [name, unusual(route)]),
    ),
  )
  const add = `let e=r[k]={...u,id:k,...r[k]};if(l&&k!=a(k)){delete r[k];r[a(k)]=e;for(let p of["id","parentId","path"])if(e[p])e[p]=a(e[p])}`
  const tools = `l=document.documentElement.dataset.locale=="ar",u=${JSON.stringify(usual)},${inArabic}`
  const siteCode = `(m=>{let r=m.routes,${tools};for(let k in{...r}){${add}}})(${begin}${asShortText({ ...whole, routes: site })});`
  const deskCode = `(d=>{let r=window.__reactRouterManifest.routes,${tools};for(let k in d){r[k]=d[k];${add}}})(${asShortText(desk ?? {})});`
  for (const [locale, other] of [
    ['en', '___ar'],
    ['ar', '___en'],
  ] as const) {
    const made: { __reactRouterManifest?: Manifest } = {}
    // What the browser will make of it, compared with what the router wrote.
    runInNewContext(siteCode + deskCode, { window: made, document: { documentElement: { dataset: { locale } } } })
    const routes = Object.fromEntries(Object.entries(whole.routes).filter(([name]) => !name.endsWith(other)))
    if (!isDeepStrictEqual(structuredClone(made.__reactRouterManifest), { ...whole, routes }))
      throw new Error(`The parts of the manifest differ from it in ${locale}`)
  }
  const deskFile = `desk-routes-${id}.js`
  writeFileSync(join(folder, deskFile), deskCode)
  writeFileSync(join(folder, manifest), `${siteCode}${atDesk}.test(location.pathname)&&await import("./${deskFile}")`)
  return deskFile
}

/** Code for a value that names many files: `/assets/name.js` is written `~name`. */
function asShortText(value: object): string {
  const text = JSON.stringify(value)
  if (text.includes('~')) throw new Error('A sign that stands for something is in the manifest itself')
  const short = text.replace(/"\/assets\/([^"]+)\.js"/g, '"~$1"').replace(/[\\']/g, '\\$&')
  return `JSON.parse('${short}'.replace(/~([^"]+)/g,"/assets/$1.js"))`
}

function isOfDesk({ id, path }: Route): boolean {
  return id.startsWith('layout-desk___') || /^en\/desk(\/|$)/.test(path ?? '')
}

function unusual(route: Route): object {
  const same = (name: string, value: unknown) => isDeepStrictEqual(value, usual[name as keyof typeof usual])
  return Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'id' && !same(name, value)))
}

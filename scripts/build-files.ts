import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

/**
 * Writes the identity of the build: `builds/latest.json` contains its id, `builds/meta/<id>.json` lists its files. The
 * id is the version that the router gives its manifest, which every page contains.
 */
export function writeBuildFiles(folder: string): void {
  const files = readdirSync(join(folder, 'assets')).toSorted()
  // Its version has eight hexadecimal digits. A page can be called manifest, too; the digests of code have seven characters.
  const manifest = files.find((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name))
  const id = manifest && /^manifest-([0-9a-f]{8})\.js$/.exec(manifest)?.[1]
  if (!manifest || !id) throw new Error(`No router manifest in ${folder}`)
  const adminRoutes = shorten(join(folder, 'assets'), manifest, id)
  mkdirSync(join(folder, 'builds', 'meta'), { recursive: true })
  writeFileSync(join(folder, 'builds', 'latest.json'), JSON.stringify({ id }))
  writeFileSync(join(folder, 'builds', 'meta', `${id}.json`), JSON.stringify({ id, assets: [...files, adminRoutes] }))
}

type Route = { id: string; parentId?: string; path?: string; imports?: string[]; [more: string]: unknown }
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> }

const inArabic = `a=s=>s.replace(/___en$/,"___ar").replace(/^en(?=\\/|$)/,"ar")`
/** Addresses of pages that need the routes of the admin or of the page of interface parts. */
const adminAddress = '/^\\/(..\\/)?(desk|setup|dev)/'

/** Values that most routes share, written only once. */
const usual = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
  imports: [],
}

/**
 * Shortens the router's manifest, which every page loads. The original contains each route twice, once per language. A
 * document needs only the routes of its language, because a change of language loads another document, and the router
 * sorts all known routes before a page becomes interactive. The browser derives the Arabic routes from the English ones
 * and adds the values that routes share. The routes of the admin and of the page of interface parts are in a separate
 * file that only they load.
 * @returns the name of that file
 */
function shorten(folder: string, manifest: string, id: string): string {
  const begin = 'window.__reactRouterManifest='
  const source = readFileSync(join(folder, manifest), 'utf8')
  if (!source.startsWith(begin)) throw new Error(`${manifest} does not have the expected manifest format`)
  const whole = JSON.parse(source.slice(begin.length).replace(/;\s*$/, '')) as Manifest
  // Every page has loaded what the entry imports.
  for (const route of Object.values(whole.routes))
    if (route.imports) route.imports = route.imports.filter((file) => !whole.entry.imports.includes(file))
  const english = Object.entries(whole.routes).filter(([name]) => !name.endsWith('___ar'))
  const [admin, site] = [true, false].map((of) =>
    Object.fromEntries(
      english.filter(([, route]) => isAdminPath(route) === of).map(([name, route]) => [name, unusual(route)]),
    ),
  )
  const add = `let e=r[k];r[k]=e={...u,id:k,hasClientLoader:"clientLoaderModule"in e,...e};if(l&&k!=a(k)){delete r[k];r[a(k)]=e;for(let p of["id","parentId","path"])if(e[p])e[p]=a(e[p])}`
  const tools = `l=document.documentElement.dataset.locale=="ar",u=${JSON.stringify(usual)},${inArabic}`
  const siteCode = `(m=>{let r=m.routes,${tools};for(let k in{...r}){${add}}})(${begin}${asShortText({ ...whole, routes: site })});`
  const adminCode = `(d=>{let r=window.__reactRouterManifest.routes,${tools};for(let k in d){r[k]=d[k];${add}}})(${asShortText(admin ?? {})});`
  for (const [locale, other] of [
    ['en', '___ar'],
    ['ar', '___en'],
  ] as const) {
    const made: { __reactRouterManifest?: Manifest } = {}
    // Runs the shortened code and compares its result with the router's manifest.
    runInNewContext(siteCode + adminCode, { window: made, document: { documentElement: { dataset: { locale } } } })
    const routes = Object.fromEntries(Object.entries(whole.routes).filter(([name]) => !name.endsWith(other)))
    if (!isDeepStrictEqual(structuredClone(made.__reactRouterManifest), { ...whole, routes }))
      throw new Error(`The shortened manifest differs from the original in ${locale}`)
  }
  const adminFile = `admin-routes-${id}.js`
  writeFileSync(join(folder, adminFile), adminCode)
  writeFileSync(
    join(folder, manifest),
    `${siteCode}${adminAddress}.test(location.pathname)&&await import("./${adminFile}")`,
  )
  return adminFile
}

/** Code for a value that contains many file names: `/assets/name.js` is written as `~name`. */
function asShortText(value: object): string {
  const text = JSON.stringify(value)
  if (text.includes('~')) throw new Error('The manifest contains a ~, which is reserved as an abbreviation')
  const short = text.replace(/"\/assets\/([^"]+)\.js"/g, '"~$1"').replace(/[\\']/g, '\\$&')
  return `JSON.parse('${short}'.replace(/~([^"]+)/g,"/assets/$1.js"))`
}

function isAdminPath({ id, path }: Route): boolean {
  return id.startsWith('layout-admin___') || /^(en|:locale\?)\/(desk|setup|dev)(\/|$)/.test(path ?? '')
}

function unusual(route: Route): object {
  const same = (name: string, value: unknown) =>
    // A route with a loader for the browser has it in a module of its own.
    isDeepStrictEqual(
      value,
      name === 'hasClientLoader' ? 'clientLoaderModule' in route : usual[name as keyof typeof usual],
    )
  return Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'id' && !same(name, value)))
}

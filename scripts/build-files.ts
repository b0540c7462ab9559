import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the identity of the build: `builds/latest.json` contains its id, `builds/meta/<id>.json` lists its files. The
 * id is the version that the router gives its manifest, which every page loads.
 */
export function writeBuildFiles(folder: string): void {
  const assets = readdirSync(join(folder, 'assets')).toSorted()
  const [id] = assets.flatMap((name) => {
    const version = /^manifest-([0-9a-f]{8})\.js$/.exec(name)?.[1]
    // The code of a page can have such a name, too.
    const isOfRouter = version && readFileSync(join(folder, 'assets', name), 'utf8').includes('__reactRouterManifest')
    return isOfRouter ? [version] : []
  })
  if (!id) throw new Error(`No router manifest in ${folder}`)
  mkdirSync(join(folder, 'builds', 'meta'), { recursive: true })
  writeFileSync(join(folder, 'builds', 'latest.json'), JSON.stringify({ id }))
  writeFileSync(join(folder, 'builds', 'meta', `${id}.json`), JSON.stringify({ id, assets }))
}

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Says which build this is: `builds/latest.json` names it, `builds/meta/<id>.json` lists what it is made of.
 * The id is the router's own version of its manifest, which every page knows.
 */
export function writeBuildFiles(folder: string): void {
  const files = readdirSync(join(folder, 'assets')).toSorted()
  const id = files.map((name) => /^manifest-([\w-]+)\.js$/.exec(name)?.[1]).find(Boolean)
  if (!id) throw new Error(`No manifest of the router in ${folder}`)
  mkdirSync(join(folder, 'builds', 'meta'), { recursive: true })
  writeFileSync(join(folder, 'builds', 'latest.json'), JSON.stringify({ id }))
  writeFileSync(join(folder, 'builds', 'meta', `${id}.json`), JSON.stringify({ id, assets: files }))
}

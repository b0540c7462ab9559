import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserPackagesFile } from '../../../scripts/packages-plugin.ts'
import { licenceOf, manifest, packagesOf } from '#test/packages.ts'
import { libraries } from '#web/reading/licences.ts'

/** What the server imports, and the fonts that it reads: the code of the program, without its tests. */
function serverPackages(): string[] {
  const imported = ['src', 'db'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .flatMap((entry) => packagesOf(join(entry.parentPath, entry.name))),
  )
  // The rest is needed by `npm run dev` and by the build alone.
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@expo-google-fonts/'))
  return [...imported.filter((name) => name in manifest.dependencies), ...fonts]
}

/** What is in the scripts and styles of the built pages. */
function browserPackages(): string[] {
  if (!existsSync(browserPackagesFile)) throw new Error('The pages are not built: npm run build')
  const styles = readdirSync('build/client/assets')
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(join('build/client/assets', name), 'utf8').matchAll(/\/\*! (\w+) v/g)])
    .map(([, name = '']) => name)
  return [...(JSON.parse(readFileSync(browserPackagesFile, 'utf8')) as string[]), ...styles]
}

test('every package that runs on the server or in the browser is named with the licence it states, and no other', () => {
  const browser = browserPackages()
  expect(browser).toEqual(expect.arrayContaining(['react', 'leaflet', 'tailwindcss']))
  const shipped = [...new Set([...serverPackages(), ...browser])].map((name) => `${name}: ${licenceOf(name)}`)
  const told = Object.entries(libraries).flatMap(([licence, names]) => names.map((name) => `${name}: ${licence}`))
  expect(told.toSorted()).toEqual(shipped.toSorted())
})

test('the families of the fonts that the browser gets are named', () => {
  const page = readFileSync('src/web/reading/licences.ts', 'utf8')
  const files = readdirSync('src/web/fonts').filter((name) => name.endsWith('.woff2'))
  const families = { fraunces: 'Fraunces', readex: 'Readex Pro', 'el-messiri': 'El Messiri' }
  for (const file of files) {
    const [, family] = Object.entries(families).find(([name]) => file.startsWith(name)) ?? []
    expect(family && page.includes(family), file).toBe(true)
  }
})

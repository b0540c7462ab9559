import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserPackagesFile } from '../../../../scripts/packages-plugin.ts'
import { licenceOf, manifest, packagesOf } from '#test/packages.ts'
import { libraries } from '#web/features/content/licences.ts'

/** Packages that server code imports (without tests), and the fonts that it reads. */
function serverPackages(): string[] {
  const imported = ['src', 'packages', 'tools', 'db'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .flatMap((entry) => packagesOf(join(entry.parentPath, entry.name))),
  )
  // All other dependencies are used only by `npm run dev` and by the build.
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@expo-google-fonts/'))
  return [...imported.filter((name) => name in manifest.dependencies && !name.startsWith('@rihla/')), ...fonts]
}

/** Packages in the scripts and styles of the built pages. */
function browserPackages(): string[] {
  if (!existsSync(browserPackagesFile)) throw new Error('The pages are not built; run npm run build')
  const styles = readdirSync('build/client/assets')
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(join('build/client/assets', name), 'utf8').matchAll(/\/\*! (\w+) v/g)])
    .map(([, name = '']) => name)
  return [...(JSON.parse(readFileSync(browserPackagesFile, 'utf8')) as string[]), ...styles]
}

test('every package that is shipped in the server or the browser is listed with its licence, and no other package is', () => {
  const browser = browserPackages()
  expect(browser).toEqual(expect.arrayContaining(['react', 'leaflet', 'tailwindcss']))
  const shipped = [...new Set([...serverPackages(), ...browser])].map((name) => `${name}: ${licenceOf(name)}`)
  const reported = Object.entries(libraries).flatMap(([licence, names]) => names.map((name) => `${name}: ${licence}`))
  expect(reported.toSorted()).toEqual(shipped.toSorted())
})

test('every font family that the browser loads is listed', () => {
  const page = readFileSync('src/web/features/content/licences.ts', 'utf8')
  const files = readdirSync('src/web/ui/fonts').filter((name) => name.endsWith('.woff2'))
  const families = { fraunces: 'Fraunces', readex: 'Readex Pro', 'el-messiri': 'El Messiri' }
  for (const file of files) {
    const [, family] = Object.entries(families).find(([name]) => file.startsWith(name)) ?? []
    expect(family && page.includes(family), file).toBe(true)
  }
})

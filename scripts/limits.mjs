import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const filesOfAFolder = 25
const comparisons = 25

/** Signs that a folder or a switch over product kinds has grown, one line each. They are for people; nothing fails. */
export function warnings(root) {
  const paths = globSync('{src,packages,db}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test\.tsx?|d\.ts)$/.test(path))
  const folders = Map.groupBy(paths, (path) => dirname(path))
  const full = [...folders].filter(([, { length }]) => length > filesOfAFolder)
  const compared = paths.filter((path) => path.startsWith('src/')).flatMap((path) => comparisonsIn(join(root, path)))
  return [
    ...full.map(
      ([folder, { length }]) => `${folder} contains ${length} files; more than ${filesOfAFolder} are hard to survey`,
    ),
    ...(compared.length > comparisons
      ? [
          `${compared.length} lines compare the kind of a product; tables typed over the kinds show what a new kind needs`,
        ]
      : []),
  ]
}

function comparisonsIn(file) {
  return readFileSync(file, 'utf8').match(/kind === '(?:stay|package|service)'/g) ?? []
}

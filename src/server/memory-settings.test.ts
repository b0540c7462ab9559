import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { allocator, restartWithMemorySettings } from '#server/memory-settings.ts'

function started(changes: Partial<Parameters<typeof restartWithMemorySettings>[0]> = {}) {
  const execve = vi.fn<(file: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => never>()
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', PORT: '3000' }
  restartWithMemorySettings({
    platform: 'linux',
    env: environment,
    execPath: '/usr/bin/node',
    execArgv: ['--cpu-prof'],
    argv: ['/usr/bin/node', '/site/src/server/start.ts', '--dev'],
    connected: false,
    execve,
    ...changes,
  })
  return execve.mock.calls
}

test('the program restarts once, with the same arguments and the settings of its memory', () => {
  const [[file, parameters, env] = [], ...more] = started()
  expect([file, parameters, more]).toEqual([
    '/usr/bin/node',
    ['/usr/bin/node', '--cpu-prof', '--max-semi-space-size=16', '/site/src/server/start.ts', '--dev'],
    [],
  ])
  expect(env).toMatchObject({ PORT: '3000', ...allocator })
  expect(started({ env: env ?? {} })).toEqual([])
  expect(env).toEqual({ NODE_ENV: 'test', PORT: '3000' })
})

test.for([
  ['on another system', { platform: 'darwin' as const }],
  ['where programs cannot replace each other', { execve: undefined }],
  ['with a channel to its parent', { connected: true }],
  ['with own settings of the allocator', { env: { NODE_ENV: 'test', MALLOC_ARENA_MAX: '4' } }],
] as const)('%s it continues as it is', ([, changes]) => {
  expect(started(changes)).toEqual([])
})

test.runIf(process.platform === 'linux')('a restarted process has the same id and no settings to inherit', () => {
  const source = `
    import { restartWithMemorySettings } from '#server/memory-settings.ts'
    if (!process.env.RIHLA_RESTARTED) process.stdout.write(process.pid + ' ')
    restartWithMemorySettings(process)
    process.stdout.write(process.pid + ' ' + Object.keys(process.env).filter((name) => /MALLOC|RIHLA/.test(name)).length)`
  const env = { PATH: process.env['PATH'] }
  const [before, after, inherited] = execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
    env,
  }).split(' ')
  expect([after, inherited]).toEqual([before, '0'])
})

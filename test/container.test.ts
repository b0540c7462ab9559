import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line && !line.startsWith('#'))

test('an image contains no secrets, no files of this machine and nothing that only developers need', () => {
  const ignored = linesOf('.dockerignore')
  expect(linesOf('.gitignore').filter((line) => !ignored.includes(line))).toEqual([])
  for (const path of ['.env', '.env.*', '.git', 'bench', 'docs', 'e2e', 'test']) expect(ignored).toContain(path)
})

test('the files that the image copies are not ignored', () => {
  const ignored = linesOf('.dockerignore')
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
    ([, path = '']) => path,
  )
  expect(copied).toContain('src')
  const built = ['build', 'node_modules']
  expect(copied.filter((path) => ignored.includes(path) && !built.includes(path))).toEqual([])
})

test('the image contains no package that only the build, tests or measurements need', () => {
  const installs = [...readFileSync('Dockerfile', 'utf8').matchAll(/npm (?:ci|install) .*/g)].map(
    ([command]) => command,
  )
  expect(installs.filter((command) => !command.includes('--workspaces=false'))).toEqual([])
  expect(installs.at(-1)).toContain('--omit=dev')
})

test('every container of compose.yaml restarts, has restricted rights, and gets its secrets from files', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  const hardened = text.slice(text.indexOf('x-hardened: &hardened'), text.indexOf('\nservices:'))
  for (const line of [
    'restart: unless-stopped',
    'read_only: true',
    'cap_drop: [ALL]',
    "['no-new-privileges:true']",
    'max-size: 10m',
  ])
    expect(hardened).toContain(line)
  const services = text
    .slice(text.indexOf('\nservices:'), text.indexOf('\nsecrets:'))
    .split(/^  (?=[\w-]+:)/m)
    .slice(1)
  expect(services.map((service) => service.split(':')[0])).toEqual(['postgres', 'site-a', 'site-b', 'proxy'])
  for (const service of services) {
    expect(service).toMatch(/<<: \*(?:hardened|site)$/m)
    if (!service.startsWith('site-b')) expect(service).toMatch(/mem_limit: .*\n\s+pids_limit: /)
    expect(service.match(/^\s+\w*(?:PASSWORD|SECRET|DATABASE(?:_\w+)?_URL):/m)).toBeNull()
  }
  // The site itself needs no capability at all, and is not root.
  expect(services[1]).not.toContain('cap_add')
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER node$/m)
})

test('the proxy follows a container that is created again with another address', () => {
  const text = readFileSync('deploy/nginx.conf', 'utf8')
  // The name server of Docker in every network that it makes.
  expect(text).toMatch(/^\s+resolver 127\.0\.0\.11 valid=\d+s/m)
  const servers = [...text.matchAll(/^\s+server (site-\w):3000 (.*);$/gm)]
  expect(servers.map(([, name]) => name)).toEqual(['site-a', 'site-b'])
  for (const [, name, options] of servers) expect([name, options]).toEqual([name, expect.stringMatching(/^resolve /)])
  // Needed by `resolve`.
  expect(text).toMatch(/^\s+zone \w+ \d+k;$/m)
})

test('the health check of the image passes only while /readyz answers with 200', async () => {
  let status = 200
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const check = async (at: number) => {
    const checking = spawn('bash', ['deploy/healthcheck.sh'], {
      env: { ...process.env, PORT: String(at) },
      stdio: 'ignore',
    })
    const [code] = (await once(checking, 'exit')) as [number]
    return code
  }
  expect(await check(port)).toBe(0)
  status = 503
  expect(await check(port)).toBe(1)
  expect(await check(1)).toBe(1)
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const files = ['deploy/nginx.conf', 'deploy/nginx-tls.conf']
const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** The value of a directive, which the file has once. */
function valueOf(text: string, directive: string): string {
  const values = [...text.matchAll(new RegExp(`^\\s*${directive} ([^;]+);`, 'gm'))].map(([, value]) => value ?? '')
  expect(values, directive).toHaveLength(1)
  return values[0] ?? ''
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('a worker has two files for each of its connections, and idle ones end early', () => {
    expect(Number(valueOf(text, 'worker_rlimit_nofile'))).toBeGreaterThan(
      2 * Number(valueOf(text, 'worker_connections')),
    )
    expect(valueOf(text, 'worker_processes')).toBe('auto')
    expect(valueOf(text, 'keepalive_timeout')).toMatch(/^[12]?\ds$/)
  })

  test('no query is logged, which can contain a token', () => {
    expect(valueOf(text, 'log_format')).not.toMatch(
      /\$(?:request|request_uri|args|query_string|http_referer|arg_\w+)\b/,
    )
    expect(valueOf(text, 'access_log')).toMatch(/ paths$/)
    // The errors of a request have its line, those of the program and of connections have not.
    const logs = [...text.matchAll(/^( *)error_log \S+ (\w+);/gm)].map(([, indent, level]) => [indent?.length, level])
    expect(logs).toEqual([
      [2, 'crit'],
      [6, 'emerg'],
    ])
  })

  test('an answer of the site never counts as a failure of its process', () => {
    expect(valueOf(text, 'proxy_next_upstream')).not.toMatch(/http_|invalid_header|non_idempotent/)
  })
})

test('the example of TLS allows versions with forward secrecy only, and shows no certificate for other names', () => {
  const text = readFileSync('deploy/nginx-tls.conf', 'utf8')
  expect(valueOf(text, 'ssl_protocols')).toBe('TLSv1.2 TLSv1.3')
  expect(valueOf(text, 'ssl_ciphers').split(':')).toEqual(
    Array(6).fill(expect.stringMatching(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/)),
  )
  expect(valueOf(text, 'ssl_session_tickets')).toBe('off')
  expect(text).toMatch(/listen 443 ssl default_server;[^}]*ssl_reject_handshake on;/)
})

/** The shipped file, with the addresses and folders of this machine only. */
function configured(folder: string, port: number, upstreams: number[]): string {
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=5s;`).join('\n')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  )
  const text = readFileSync('deploy/nginx.conf', 'utf8')
  expect(text.match(/^\s*server site-[ab]:3000 resolve .*$/gm)).toHaveLength(2)
  return text
    .replace(/^\s*resolver .*$/m, '')
    .replace(/^\s*server site-a:3000 .*$/m, servers)
    .replace(/^\s*server site-b:3000 .*$/m, '')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx', folder)
    .replace('http {', `http {\n${temporary.join('\n')}`)
}

/**
 * nginx as shipped, with the file limit of a service of Debian, before two processes that answer `/busy` with 503 and
 * `/away` with nothing.
 */
async function balancer() {
  const upstreams = await Promise.all(
    [1, 2].map(async () => {
      const server = createServer((request, response) => {
        if (request.url?.startsWith('/away')) request.socket.destroy()
        else response.writeHead(request.url === '/busy' ? 503 : 200).end('x')
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      onTestFinished(() => {
        server.closeAllConnections()
        server.close()
      })
      return (server.address() as AddressInfo).port
    }),
  )
  const placeholder = createServer().listen(0, '127.0.0.1')
  await once(placeholder, 'listening')
  const { port } = placeholder.address() as AddressInfo
  await new Promise((done) => placeholder.close(done))
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), configured(folder, port, upstreams))
  const command = `ulimit -S -n 1024; exec nginx -p ${folder} -c ${folder}/nginx.conf -g 'daemon off; pid ${folder}/pid; error_log ${folder}/error.log;' -e ${folder}/error.log`
  const nginx = spawn('sh', ['-c', command], { stdio: 'ignore' })
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    return response.status
  }
  await expect.poll(() => get('/').catch(() => 0)).toBe(200)
  return { get, port, folder }
}

describe.skipIf(!hasNginx)(`the shipped nginx${hasNginx ? '' : ' (skipped: nginx is not installed)'}`, () => {
  test('logs the path and the status of a request that fails, and its query nowhere', async () => {
    const { port, folder } = await balancer()
    const secret = 'token=of-a-link'
    const line = (path: string) => `GET ${path}?${secret} HTTP/1.1\r\nHost: x\r\n`
    const requests = {
      502: `${line('/away')}\r\n`,
      413: `${line('/large')}Content-Length: 900000000\r\n\r\n`,
      400: `${line('/no-header')}Content-Length: x\r\n\r\n`,
    }
    for (const [status, sent] of Object.entries(requests)) {
      const socket = connect(port, '127.0.0.1', () => socket.write(sent))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString('latin1')).toContain(` ${status} `)
      socket.destroy()
    }
    const logs = () => ['access', 'error'].map((name) => readFileSync(join(folder, `${name}.log`), 'utf8')).join('\n')
    for (const line of ['/away" 502', '/large" 413', '/no-header" 400']) await expect.poll(logs).toContain(line)
    expect(logs()).not.toContain(secret)
  })

  test('passes a 503 on to its caller and takes no process away from others for it', async () => {
    const { get } = await balancer()
    const busy: number[] = []
    const others: number[] = []
    for (let i = 0; i < 30; i++) {
      busy.push(await get('/busy'))
      others.push(await get('/'))
    }
    expect(new Set(busy)).toEqual(new Set([503]))
    expect(new Set(others)).toEqual(new Set([200]))
  })

  test.each([
    ['that send nothing', ''],
    ['with half a header', 'GET / HTTP/1.1\r\nHost: x'],
    ['kept alive after a request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('answers others beside 1,100 connections %s', async (_, sent) => {
    const { get, port, folder } = await balancer()
    const open: Socket[] = []
    onTestFinished(() => open.forEach((socket) => socket.destroy()))
    for (let i = 0; i < 1_100; i++) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => undefined)
      open.push(socket)
      await once(socket, 'connect')
      socket.write(sent)
      if (i % 100 === 99) expect(await get('/')).toBe(200)
    }
    expect(await Promise.all(Array.from({ length: 10 }, () => get('/')))).toEqual(Array(10).fill(200))
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('Too many open files')
  })
})

import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { freePort } from '#test/storm/killable.ts'
import { serveProcesses } from '#test/storm/processes.ts'
import { makeWorld, testSecret } from '#test/world.ts'

/**
 * Sends requests one after another, each on its own connection as from a proxy; collects every response other than
 * `200`.
 */
function visitors(address: string, path: string) {
  let requested = 0
  let going = true
  const wrong: string[] = []
  const agent = new Agent({ keepAlive: false })
  const visit = () =>
    new Promise<void>((done) => {
      const request = get(address + path, { agent }, (response) => {
        if (response.statusCode !== 200) wrong.push(String(response.statusCode))
        response.resume().once('end', done)
      })
      request.once('error', (error) => {
        wrong.push(error.message)
        done()
      })
    })
  const all = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (going) {
        await visit()
        requested++
      }
    }),
  )
  return {
    async leave() {
      going = false
      await all
      return { requested, wrong }
    },
  }
}

test('SIGHUP replaces the old processes by new ones, and no request is left without a response', async () => {
  const world = await makeWorld()
  await world.hotel()
  const { address, signal, listening } = await serveProcesses(world.url, testSecret, 2)
  const crowd = visitors(address, '/api/v1/fetch_amenities')
  const before = [...listening]
  signal('SIGHUP')
  await expect.poll(() => listening.length, { interval: 50 }).toBe(4)
  await expect.poll(() => before.filter(lives), { interval: 50 }).toEqual([])
  const { requested, wrong } = await crowd.leave()
  expect(wrong).toEqual([])
  expect(requested).toBeGreaterThan(50)
  expect(listening.slice(2).filter(lives)).toHaveLength(2)
})

test('the first process reports to Prometheus what all processes counted, including those of a restart', async () => {
  const world = await makeWorld()
  const port = await freePort()
  const { address, signal, listening } = await serveProcesses(world.url, testSecret, 2, {
    METRICS_PORT: String(port),
  })
  const counted = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    const line = (await answer.text())
      .split('\n')
      .find((one) => one.startsWith('site_request_seconds_count{kind="api"'))
    return answer.ok ? Number(line?.split(' ').at(-1) ?? 0) : answer.status
  }
  const visit = () => fetch(`${address}/api/v1/fetch_amenities`, { headers: { Connection: 'close' } })
  for (let i = 0; i < 10; i++) await visit()
  expect(await counted()).toBe(10)
  signal('SIGHUP')
  await expect.poll(() => listening.length, { interval: 50 }).toBe(4)
  await expect.poll(() => listening.slice(0, 2).filter(lives), { interval: 50 }).toEqual([])
  for (let i = 0; i < 3; i++) await visit()
  expect(await counted()).toBe(3)
})

/** Simulates a machine that gives a process no time right after it has reported that it listens. */
const slowOnceListening = `--import=data:text/javascript,${encodeURIComponent(`
  const { write } = process.stdout
  process.stdout.write = function (...given) {
    const written = write.apply(this, given)
    if (String(given[0]).includes('"listening"')) for (const end = Date.now() + 300; Date.now() < end; );
    return written
  }`)}`

test('SIGTERM ends the server with exit code 0, after earlier requests are answered', async () => {
  const world = await makeWorld()
  const { address, signal, ended } = await serveProcesses(world.url, testSecret, 2, { NODE_OPTIONS: slowOnceListening })
  const requested = fetch(`${address}/api/v1/fetch_amenities`)
  signal('SIGTERM')
  expect((await requested).status).toBe(200)
  expect(await ended).toBe(0)
})

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

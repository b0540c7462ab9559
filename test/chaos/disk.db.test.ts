import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { ownPostgres } from '#test/own-postgres.ts'
import { client } from '#test/site.ts'
import { serveProcesses } from '#test/storm/processes.ts'
import { makeWorld, sessionOf, standardContact, testSecret } from '#test/world.ts'

const today = new Date().toISOString().slice(0, 10)
const patience = { timeout: 60_000, interval: 500 }

/** A small file system in memory; null, with a printed reason, where this user cannot mount one. */
async function smallDisk(mebibytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  const mount = (...options: string[]) => spawnSync('mount', [...options, folder], { encoding: 'utf8' })
  const { status, stderr, error } = mount('-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs')
  onTestFinished(async () => {
    if (status === 0) spawnSync('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  })
  if (status !== 0) {
    process.stdout.write(`skipped, because this user cannot mount a file system: ${error?.message ?? stderr}\n`)
    return null
  }
  await chmod(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    readOnly: (on: boolean) => expect(mount('-o', `remount,${on ? 'ro' : 'rw'}`).status).toBe(0),
    /** Writes until no space is left. */
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k', 'oflag=append', 'conv=notrunc']),
    empty: () => rm(ballast, { force: true }),
  }
}

test('a data folder that is full or read-only is a warning of `/readyz`; searches go on', async (context) => {
  const disk = await smallDisk(200)
  if (!disk) return context.skip()
  const world = await makeWorld({ today })
  const hotel = await world.hotel()
  const { address } = await serveProcesses(world.url, testSecret, 1, { DATA_DIR: disk.folder })
  const { post } = client(address)
  const ready = async () => {
    const response = await fetch(`${address}/readyz`)
    return [response.status, (await response.json()) as unknown]
  }
  const works = async () => {
    const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
    expect((await post('fetch_new_available_rooms', stay)).status).toBe(200)
  }
  const well = [200, { status: 'ok', warnings: [] }]
  const warned = [200, { status: 'ok', warnings: ['data_folder'] }]
  await expect.poll(ready, patience).toEqual(well)
  disk.fill()
  await expect.poll(ready, patience).toEqual(warned)
  await works()
  await disk.empty()
  await expect.poll(ready, patience).toEqual(well)
  disk.readOnly(true)
  await expect.poll(ready, patience).toEqual(warned)
  await works()
  disk.readOnly(false)
  await expect.poll(ready, patience).toEqual(well)
})

test('while the disk of the database is full, a booking gets 503 or succeeds, and bookings go on by themselves when it is not', async (context) => {
  const disk = await smallDisk(400)
  if (!disk) return context.skip()
  const { url } = await ownPostgres({ folder: disk.folder, settings: { max_wal_size: '64MB', min_wal_size: '32MB' } })
  const world = await makeWorld({ today, database: { url, drop: () => Promise.resolve() } })
  const hotel = await world.hotel({ rooms: [{ allotment: 50 }] })
  const guest = await world.traveller()
  const Cookie = await sessionOf(world, guest.id)
  const { address } = await serveProcesses(url, testSecret, 1)
  const { post } = client(address)
  const acknowledged: string[] = []
  const books = async (key: string) => {
    const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 15) }
    const quote = await post('get_hotel_price', { ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] }, { Cookie })
    if (quote.status !== 200) return quote.status
    const input = {
      quote_token: quote.body.data.token,
      guests: [{ first_name: 'Full', last_name: 'Disk' }],
      contact: standardContact,
      payment_type: 'arrival',
    }
    const booked = await post('book_hotel', input, { Cookie, 'Idempotency-Key': key })
    if (booked.status === 200) acknowledged.push(booked.body.data.reference)
    return booked.status
  }
  await world.sql(
    `insert into setting (key, value) values ('limits', '{"open_arrivals": 0}') on conflict (key) do nothing`,
  )
  expect(await books('before-the-disk-is-full')).toBe(200)
  disk.fill()
  const during = new Set<number>()
  for (let i = 0; i < 60; i++) {
    // Writes of others use up what the log has reserved.
    await world.sql(`create table if not exists filler (text text)`).catch(() => undefined)
    await world
      .sql(`insert into filler select repeat(md5(i::text), 30) from generate_series(1, 20000) i`)
      .catch(() => undefined)
    during.add(await books(`while-the-disk-is-full-${i}`))
    if (during.has(503)) break
  }
  expect([...during].filter((status) => status !== 200)).toEqual([503])
  await disk.empty()
  await expect.poll(() => books('after-the-disk-was-full'), patience).toBe(200)
  await expect
    .poll(() => world.sql('select reference from booking order by 1').catch(() => []), patience)
    .toEqual(acknowledged.toSorted().map((reference) => ({ reference })))
})

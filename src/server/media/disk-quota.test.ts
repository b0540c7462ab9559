import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskQuota } from '#server/media/disk-quota.ts'

async function folderOf() {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-quota-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let count = 0
  const write = async (quota: ReturnType<typeof diskQuota>, bytes: number) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `picture-${++count}`), Buffer.alloc(bytes))
    await quota.added(bytes)
  }
  const size = async () => {
    const files = await readdir(folder)
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
    return sizes.reduce((sum, one) => sum + one, 0)
  }
  return { folder, write, size }
}

test('after a failed clean-up the quota holds again by itself', async () => {
  const { folder, write, size } = await folderOf()
  const quota = diskQuota(folder, 10_000)
  for (let i = 0; i < 20; i++) await write(quota, 1_000)
  await rm(folder, { recursive: true })
  await expect(quota.added(10_000)).rejects.toThrow('ENOENT')
  for (let i = 0; i < 40; i++) await write(quota, 1_000)
  expect(await size()).toBeLessThanOrEqual(10_000)
})

test('the processes of a machine share one quota', async () => {
  const { folder, write, size } = await folderOf()
  const processes = Array.from({ length: 8 }, () => diskQuota(folder, 100_000))
  for (let i = 0; i < 400; i++) {
    await write(processes[i % 8]!, 1_000)
    expect(await size()).toBeLessThanOrEqual(108_000)
  }
})

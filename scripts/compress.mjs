// Compresses the built browser files once at the highest level, so that requests do not compress them.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = 'build/client'
const squeezable = /\.(js|css|svg|txt|xml|json|webmanifest|ico)$/

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !squeezable.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const body = await readFile(file)
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, options))
}

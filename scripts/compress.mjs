import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const squeezable = /\.(js|css|svg|txt|xml|json|webmanifest|ico)$/

/** Compresses the built browser files once at the highest level, so that requests do not compress them. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && squeezable.test(entry.name))
  // All at once: Node compresses on several threads.
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

async function compressFile(file) {
  const body = await readFile(file)
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, options))
}

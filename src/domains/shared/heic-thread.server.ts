import { parentPort, workerData } from 'node:worker_threads'
import openLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { RawPicture } from '#domains/shared/heic.server.ts'

// Decodes one HEIC file in a separate thread, which `heic.server.ts` starts and ends. The decoder is WebAssembly, so a
// harmful file reaches no memory outside of it.
parentPort?.postMessage(await decodePicture(workerData as Uint8Array))

async function decodePicture(sent: Uint8Array): Promise<RawPicture | null> {
  const libheif = openLibheif()
  await libheif.ready
  const pictures = new libheif.HeifDecoder().decode(sent)
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0]
  if (!picture) return null
  const [width, height] = [picture.get_width(), picture.get_height()]
  const data = new Uint8ClampedArray(width * height * 4)
  return new Promise((done) =>
    picture.display({ data, width, height }, (shown) => done(shown && { data, width, height })),
  )
}

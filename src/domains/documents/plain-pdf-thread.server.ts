import { parentPort, workerData } from 'node:worker_threads'
import { plainPdf } from '#domains/documents/plain-pdf.server.ts'

// Writes one PDF anew in a separate thread, which `document-file.server.ts` starts and ends.
parentPort?.postMessage(await plainPdf(workerData as Uint8Array))

import { channel } from 'node:diagnostics_channel'
import type { Running } from '#server/main.ts'

export type ServerStarted = { running: Running; databaseUrl: string }

/** Publishes `ServerStarted` when a server listens, for instrumentation of the same process such as the benchmark's. */
export const serverStarted = channel('server.started')

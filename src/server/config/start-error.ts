import { reasonOf } from '#server/observability/fault.ts'

/** Exit codes of a server that cannot start, as in sysexits.h; docs/runbook.md lists them. */
export const exitCodes = { database: 69, crashes: 70, dataFolder: 73, port: 75, settings: 78 } as const

/** A reason why the server cannot start, in one sentence for the operator. */
export class StartError extends Error {
  readonly exitCode: number
  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message)
    this.exitCode = exitCodes[reason]
  }
}

/** Prints why a start or a command failed, without stack or statement; returns its exit code, 1 if unexpected. */
export function reportStartError(error: unknown): number {
  process.stderr.write(`${error instanceof StartError ? error.message : reasonOf(error)}\n`)
  return error instanceof StartError ? error.exitCode : 1
}

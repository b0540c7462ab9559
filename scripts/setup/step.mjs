import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** A failure that is reported by its message only, without a stack trace. */
export class SetupError extends Error {}

/** Runs a setup script: reports an error once and sets the exit code to 1. */
export async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    // The exit code of a folder that cannot be written (src/server/config/start-error.ts).
    const closed = ['EACCES', 'EROFS', 'ENOSPC'].includes(error.code)
    const message = closed
      ? `${error.path} cannot be written (${error.code}). Packages and pages are prepared in the checkout, which DATA_DIR does not change: run this as a user who can write to it.`
      : error instanceof SetupError
        ? error.message
        : error.stack
    process.stderr.write(`\n${message}\n`)
    process.exitCode = closed ? 73 : 1
  }
}

/**
 * Reports a step and its duration in one line: `Installing packages … 31.2 s`. A step `beside` another program, which
 * prints in the meantime, is reported in two whole lines.
 */
export async function step(label, work, { beside = false } = {}) {
  const begun = performance.now()
  const [opening, again] = beside ? [`${label} …\n`, `${label} … `] : [`${label} … `, '']
  process.stdout.write(opening)
  try {
    const done = await work()
    process.stdout.write(`${again}${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
    return done
  } catch (error) {
    process.stdout.write(`${again}failed\n`)
    throw error
  }
}

/**
 * Runs a program with its output written to `.data/setup/<name>.log`.
 * @throws SetupError with the end of that log
 */
export async function run(root, name, command, args, { cwd = root, env = process.env } = {}) {
  const log = join(root, '.data', 'setup', `${name}.log`)
  mkdirSync(dirname(log), { recursive: true })
  const file = openSync(log, 'w')
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', file, file], shell: process.platform === 'win32' })
  const ended = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? code))
  })
  closeSync(file)
  if (ended === 0) return
  const output = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30).join('\n')
  throw new SetupError(`${[command, ...args].join(' ')} failed (${ended}). The end of ${log}:\n\n${output}\n`)
}

/**
 * Command, arguments and environment that `run` needs to start npm. `node` in this environment is never the one in
 * `node_modules`, because that one may be about to be replaced: uses the npm that runs this script if it is known,
 * otherwise the one on PATH.
 */
export function npm(root, args, env = process.env) {
  const own = join(root, 'node_modules')
  const outside = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own))
  const node = env.npm_node_execpath ?? ''
  const known = /npm-cli\.c?js$/.test(env.npm_execpath ?? '') && node !== '' && !node.startsWith(own)
  return {
    command: known ? node : 'npm',
    args: known ? [env.npm_execpath, ...args] : args,
    env: { ...env, PATH: outside.join(delimiter) },
  }
}

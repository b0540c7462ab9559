import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** A failure that is told as it is, without a stack. */
export class SetupError extends Error {}

/** Runs a front-door script: what goes wrong is said once, and the exit code is 1. */
export async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`\n${error instanceof SetupError ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}

/** Tells of one piece of work in one line: `Installing packages … 31.2 s`. */
export async function step(label, work) {
  const begun = performance.now()
  process.stdout.write(`${label} … `)
  try {
    const done = await work()
    process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
    return done
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/**
 * Runs a program quietly: what it says goes to `.data/setup/<name>.log`.
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
  const said = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30).join('\n')
  throw new SetupError(`${[command, ...args].join(' ')} failed (${ended}). The end of ${log}:\n\n${said}\n`)
}

/**
 * npm for `run`, with an environment in which `node` is not the one in `node_modules`, since that one may be about to
 * be replaced: by the very npm that runs us if it is known, else by the one on PATH.
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

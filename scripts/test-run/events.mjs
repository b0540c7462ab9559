import { writeSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a runner tells `scripts/test.mjs`, one JSON object a line on file descriptor 3: how many tests (or files) a run
 * has, that one has ended, and each test that failed or passed only at its second run.
 *
 * @param {{ total: number } | { ended: string, ms: number, passed: number } | { failed: string, errors: string, repeat: string } |
 *   { flaky: string, errors: string }} event
 */
export function send(event) {
  writeSync(3, `${JSON.stringify(event)}\n`)
}

/** A word of a shell command. */
export function quote(word) {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** The beginning of a long error message, without the colours of a terminal. */
export function shorten(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, 30).join('\n')
}

type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, facts?: Record<string, unknown>) => void

const order: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']

/** Characters of a text in the log: the address of a request can have 16,384. */
const maxText = 2_000
const shortened = (_: string, value: unknown) =>
  typeof value === 'string' && value.length > maxText ? `${value.slice(0, maxText)}…` : value

/** One JSON line per event. Facts are ids, counts and codes: never a name, an address, a token or a body. */
export function createLog(least: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return (level, event, facts = {}) => {
    if (order.indexOf(level) < order.indexOf(least)) return
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }, shortened)}\n`)
  }
}

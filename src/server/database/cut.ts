import type { Socket } from 'node:net'

/** Cuts a connection, also one that is being opened: its statements fail, and the database rolls its transaction back. */
export function cut(client: object): void {
  ;(client as { connection: { stream: Socket } }).connection.stream.destroy()
}

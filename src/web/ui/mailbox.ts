/** Queues posted items until a consumer opens the mailbox, then delivers them directly. */
export function mailbox<Notification>(): {
  post: (notification: Notification) => void
  /** Delivers all items, queued ones first, to `take` from now on; returns a function that stops the delivery. */
  open: (take: (notification: Notification) => void) => () => void
} {
  const waiting: Notification[] = []
  let reader: ((notification: Notification) => void) | undefined
  return {
    post: (notification) => (reader ? reader(notification) : void waiting.push(notification)),
    open(take) {
      reader = take
      for (const notification of waiting.splice(0)) take(notification)
      return () => {
        if (reader === take) reader = undefined
      }
    },
  }
}

/** Queues posted items until a consumer opens the mailbox, then delivers them directly. */
export function mailbox<Notification>(): {
  post: (letter: Notification) => void
  /** Delivers all items, queued ones first, to `take` from now on; returns a function that stops the delivery. */
  open: (take: (letter: Notification) => void) => () => void
} {
  const waiting: Notification[] = []
  let reader: ((letter: Notification) => void) | undefined
  return {
    post: (letter) => (reader ? reader(letter) : void waiting.push(letter)),
    open(take) {
      reader = take
      for (const letter of waiting.splice(0)) take(letter)
      return () => {
        if (reader === take) reader = undefined
      }
    },
  }
}

/** Hands what is posted to the one who shows it; what comes before there is anybody waits. */
export function mailbox<Letter>(): {
  post: (letter: Letter) => void
  /** Gives all letters, those that wait first, to `take` from now on; returns how to end that. */
  open: (take: (letter: Letter) => void) => () => void
} {
  const waiting: Letter[] = []
  let reader: ((letter: Letter) => void) | undefined
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

/** The classes of a list of cards: a row to swipe on phones and a grid on larger screens; a single card has the whole width. */
export function cardList(count: number): string {
  return count === 1 ? 'grid' : 'swipe grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
}

import { searchKey } from '#text/clean.ts'

/** Leaves only the questions on the page that have all the words, and the topics that have any. */
export function hideQuestions(list: ParentNode, words: string): void {
  const wanted = searchKey(words).split(' ').filter(Boolean)
  for (const topic of list.querySelectorAll<HTMLElement>('section')) {
    let shown = 0
    for (const entry of topic.querySelectorAll<HTMLElement>('details')) {
      // The question and its answer, not what else stands below them.
      const key = searchKey([...entry.querySelectorAll('h3, .reading')].map((part) => part.textContent).join(' '))
      entry.hidden = !wanted.every((word) => key.includes(word))
      if (!entry.hidden) shown++
    }
    topic.hidden = shown === 0
  }
}

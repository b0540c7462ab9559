import { searchKey } from '#i18n/clean.ts'

/** Hides the questions on the page that do not contain every word, and the topics without a visible question. */
export function hideQuestions(list: ParentNode, text: string): void {
  const words = searchKey(text).split(' ').filter(Boolean)
  for (const topic of list.querySelectorAll<HTMLElement>('section')) {
    let visible = 0
    for (const entry of topic.querySelectorAll<HTMLElement>('details')) {
      // Only the question and its answer, without the controls below them.
      const key = searchKey([...entry.querySelectorAll('h3, .reading')].map((part) => part.textContent).join(' '))
      entry.hidden = !words.every((word) => key.includes(word))
      if (!entry.hidden) visible++
    }
    topic.hidden = visible === 0
  }
}

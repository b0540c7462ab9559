import type { GuestWordAnswer } from '#domains/content/answers.ts'
import { useText } from '#text/react.tsx'

/** What guests said; a demo says that its guests are invented. */
export function GuestWords({ words, demo }: { words: readonly GuestWordAnswer[]; demo: boolean }) {
  const t = useText()
  return (
    <section aria-labelledby="guest-words" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="guest-words">{t('reading.wordsTitle')}</h2>
        {demo && <p className="text-note text-muted">{t('reading.wordsDemo')}</p>}
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {words.map(({ words, guest }) => (
          <li key={guest}>
            <figure className="card grid h-full content-between gap-4 p-6">
              <blockquote className="text-lead">{words}</blockquote>
              <figcaption className="text-note text-brass-text font-medium">{guest}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { TestimonialAnswer } from '#domains/content/answers.ts'
import { useText } from '#i18n/react.tsx'

/** Guest testimonials; a demo states that its guests are invented. */
export function Testimonials({ words: testimonials, demo }: { words: readonly TestimonialAnswer[]; demo: boolean }) {
  const t = useText()
  return (
    <section aria-labelledby="guest-words" className="extra grid gap-4 md:gap-6">
      <div className="grid gap-1">
        <h2 id="guest-words">{t('articles.wordsTitle')}</h2>
        {demo && <p className="text-note text-muted">{t('articles.wordsDemo')}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a row without links */}
      <ul className="swipe grid gap-6 md:grid-cols-3" tabIndex={0} aria-labelledby="guest-words">
        {testimonials.map(({ words: text, guest }) => (
          <li key={guest}>
            <figure className="card grid h-full content-between gap-4 p-6">
              <blockquote className="text-lead">{text}</blockquote>
              <figcaption className="text-note text-brass-text font-medium">{guest}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

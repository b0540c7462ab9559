import { useLocale, useText } from '#text/react.tsx'
import { links } from '#web/links.ts'

/** Whether an answer helped: a form that works by itself, and thanks for the word that was given. */
export function FaqVote({ entry, thanked }: { entry: string; thanked: boolean }) {
  const t = useText()
  const locale = useLocale()
  if (thanked) {
    return (
      <p className="faq-vote" role="status">
        {t('reading.voteThanks')}
      </p>
    )
  }
  return (
    <form method="post" action={links.faq(locale)} className="faq-vote no-print" data-thanks={t('reading.voteThanks')}>
      <input type="hidden" name="entry" value={entry} />
      <span id={`vote-${entry}`}>{t('reading.voteAsk')}</span>
      {(['yes', 'no'] as const).map((word) => (
        <button key={word} className="chip" name="helpful" value={word} aria-describedby={`vote-${entry}`}>
          {t(word === 'yes' ? 'reading.voteYes' : 'reading.voteNo')}
        </button>
      ))}
    </form>
  )
}

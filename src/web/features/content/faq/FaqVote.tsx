import { useLocale, useText } from '#i18n/react.tsx'
import { links } from '#web/lib/links.ts'

/** Form to rate an answer, which works without scripts; shows thanks after the vote. */
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

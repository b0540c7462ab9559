import { useLocale, useText } from '#i18n/react.tsx'
import { links } from '#links/site.ts'

/** Form to rate an answer, which works without scripts; shows thanks after the vote. */
export function FaqVote({ entry, thanked }: { entry: string; thanked: boolean }) {
  const t = useText()
  const locale = useLocale()
  if (thanked) {
    return (
      <p className="faq-vote" role="status">
        {t('articles.voteThanks')}
      </p>
    )
  }
  return (
    <form method="post" action={links.faq(locale)} className="faq-vote no-print" data-thanks={t('articles.voteThanks')}>
      <input type="hidden" name="entry" value={entry} />
      <span id={`vote-${entry}`}>{t('articles.voteAsk')}</span>
      {(['yes', 'no'] as const).map((word) => (
        <button key={word} className="chip" name="helpful" value={word} aria-describedby={`vote-${entry}`}>
          {t(word === 'yes' ? 'articles.voteYes' : 'articles.voteNo')}
        </button>
      ))}
    </form>
  )
}

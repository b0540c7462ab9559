import { useRef, useState, type SyntheticEvent } from 'react'
import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { browserClient } from '#web/lib/client.ts'
import { classes } from '#web/ui/classes.ts'

const look = 'text-muted flex flex-wrap items-center gap-2'

/** Form to rate an answer, which works without scripts; shows thanks after the vote. */
export function FaqVote({ entry, thanked }: { entry: string; thanked: boolean }) {
  const { t, locale } = useLanguage()
  const [sent, setSent] = useState(false)
  const tried = useRef(false)
  if (thanked || sent) {
    return (
      // The focused button was removed.
      <p className={look} role="status" tabIndex={-1} ref={(thanks) => void (sent && thanks?.focus())}>
        {t('articles.voteThanks')}
      </p>
    )
  }
  const vote = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    // The second submission follows a failure, and is left to the browser.
    if (tried.current) return
    tried.current = true
    event.preventDefault()
    const { currentTarget: form, nativeEvent } = event
    const { submitter } = nativeEvent
    const helpful = submitter instanceof HTMLButtonElement && submitter.value === 'yes'
    void browserClient(locale)
      .vote_faq({ entry, helpful })
      .then(({ ok }) => (ok ? setSent(true) : form.requestSubmit(submitter)))
  }
  return (
    <form method="post" action={links.faq(locale)} className={classes(look, 'no-print')} onSubmit={vote}>
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

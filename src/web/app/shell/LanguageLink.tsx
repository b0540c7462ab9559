import { useLocation } from 'react-router'
import { languageName, otherLocale } from '#i18n/locale.ts'
import { useLocale } from '#i18n/react.tsx'
import { addressOf, inOtherLanguage } from '#links/site.ts'

/** Link to the same page in the other language: a separate document, with its own messages, fonts and direction. */
export function LanguageLink({ className }: { className?: string }) {
  const other = otherLocale(useLocale())
  const here = addressOf(useLocation())
  return (
    <a href={inOtherLanguage(here, other)} hrefLang={other} className={className}>
      <span lang={other} className="language-name">
        {languageName(other)}
      </span>
    </a>
  )
}

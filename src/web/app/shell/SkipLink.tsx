import { useText } from '#i18n/react.tsx'

/** First focusable element of the page; layouts set the id on their `main`. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {useText()('shell.skipToContent')}
    </a>
  )
}

import { useText } from '#text/react.tsx'

/** The first stop of the keyboard; layouts give their `main` the id. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {useText()('shell.skipToContent')}
    </a>
  )
}

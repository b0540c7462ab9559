import type { ReactNode } from 'react'

/** A link within a sentence; another page opens beside the form. */
export function linkTo(href: string) {
  return (text: ReactNode) => (
    <a href={href} className="link" target={href.startsWith('#') ? undefined : '_blank'}>
      {text}
    </a>
  )
}

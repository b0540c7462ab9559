import type { ReactNode } from 'react'

/** The frame of the first screen of the home page; its picture and headline are `HeroText`. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero on-night">
      <div className="page-width">{children}</div>
    </section>
  )
}

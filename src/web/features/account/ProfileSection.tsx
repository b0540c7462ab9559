import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Profile, TravelDocument } from '#domains/accounts/contract.ts'
import type { ExchangeRates } from '#domains/content/answers.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import type { FormMessages } from '#web/lib/forms.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/** The personal data page, of which a section shows its part. */
export type ProfilePage = {
  profile: Profile
  /** Its phone number in the groups of its country. */
  writtenPhone: string | null
  countries: CountryAnswer[]
  /** The likely country (ISO 3166) of a phone number. */
  country: string
  money: ExchangeRates | null
  /** The new email address that waits for its code. */
  newEmail: { to: string; resendAt: string } | null
  document: TravelDocument | null
  today: string
  /** The fields of the form as submitted. */
  values: Record<string, string>
  messages: FormMessages
  /** True if the section was used last. */
  open: boolean | undefined
}

/** A part of the page, folded below its name and what it has now. A link to its id unfolds it, which is inside for that. */
export function ProfileSection({
  id,
  title,
  value,
  text,
  open,
  children,
}: {
  id: string
  title: string
  value?: ReactNode
  text?: string
  open: boolean | undefined
  children: ReactNode
}) {
  const { hash } = useLocation()
  return (
    <Disclosure
      open={open || hash === `#${id}`}
      summary={
        <span className="grid min-w-0 gap-0.5 py-3">
          <h2 id={`${id}-title`} className="text-lead">
            {title}
          </h2>
          {value && <span className="text-muted font-normal wrap-anywhere">{value}</span>}
        </span>
      }
    >
      <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-28 gap-5 pt-1 pb-6">
        {text && <p className="text-muted">{text}</p>}
        {children}
      </section>
    </Disclosure>
  )
}

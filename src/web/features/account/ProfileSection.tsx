import type { ReactNode } from 'react'
import type { Profile, TravelDocument } from '#domains/accounts/contract.ts'
import type { ExchangeRates } from '#domains/content/answers.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import type { FormMessages } from '#web/lib/forms.ts'
import { Card } from '#web/ui/layout/Card.tsx'

/** The personal data page, of which a section shows its part. */
export type ProfilePage = {
  profile: Profile
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
}

export function ProfileSection({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <Card padded className="grid gap-5">
      <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-28 gap-5">
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}

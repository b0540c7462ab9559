import type { Locale } from '#text/locale.ts'

/** What each letter needs to be written; `kind` is the key of its texts too. */
export type Letters = {
  /** A one-time code; `expiresAt` ISO, after it the letter is no longer sent. */
  code: { code: string; purpose: 'register' | 'login' | 'reset' | 'phone'; expiresAt: string }
  /** Somebody registered with an address that has an account. */
  account_exists: Record<string, never>
  welcome: { name: string }
  password_changed: { name: string }
  /** A way in that was added or removed; `passkey` is its name. */
  passkey_added: { name: string; passkey: string }
  passkey_removed: { name: string; passkey: string }
  account_deleted: { name: string }
  /** A booking was paid online. Amounts are minor units. */
  payment_received: { name: string; reference: string; amount: number; currency: string }
  /** Money went back, and why; the reasons are keys of the letter's text. */
  payment_returned: {
    name: string
    reference: string
    amount: number
    currency: string
    reason: 'cancelled' | 'not_needed' | 'wrong_amount'
  }
}

export type LetterKind = keyof Letters

export type Channel = 'email' | 'sms'

/** A letter as it leaves: SMS have only `text`. */
export type Rendered = { subject: string; text: string; html: string }

/** What brings letters to people. A throw means: try again later. */
export type Post = {
  email: (letter: Rendered & { to: string; id: string; locale: Locale }) => Promise<void>
  sms: (letter: { to: string; text: string; id: string }) => Promise<void>
  /** Whether letters end in the developers' outbox, so that what was written is kept to be read there. */
  keeps: boolean
}

/** An email that a provider has received for us. */
export type ReceivedMail = {
  /** The addresses that it was sent to. */
  to: string[]
  /** The address of its author. */
  from: string
  /** True if the mail server of the author's domain sent or signed it (SPF or DKIM, aligned with `from`). */
  verified: boolean
  /** Part of the provider's signature, the same for each delivery of one email and for no other. */
  token: string
  /** Its Message-ID, the same for each delivery. */
  id: string
  text: string
  files: Uint8Array[]
  /** True for automatic replies, such as notices of absence. */
  automatic: boolean
}

/** Receives emails through a provider that passes them on by webhook. */
export type InboundMail = {
  /** All addresses of this domain are passed on. */
  domain: string
  /** The email of a webhook; null if the provider did not sign it, or too long ago. */
  read: (body: Uint8Array<ArrayBuffer>, headers: Headers, now: Date) => Promise<ReceivedMail | null>
}

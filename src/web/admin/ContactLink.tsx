/** A link that writes to an email address, or calls a phone number, which can be written in groups. */
export function ContactLink({ to, className = '' }: { to: string; className?: string }) {
  const href = to.includes('@') ? `mailto:${to}` : `tel:${to.replaceAll(' ', '')}`
  return (
    <a href={href} dir="ltr" className={`link tall-link whitespace-nowrap ${className}`}>
      {to}
    </a>
  )
}

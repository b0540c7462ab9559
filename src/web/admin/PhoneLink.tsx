/** A phone number to call, written in groups. */
export function PhoneLink({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr" className={`tall-link whitespace-nowrap ${className}`}>
      {phone}
    </a>
  )
}

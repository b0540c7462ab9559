/** The name of a thing, linked to its page if it has one. */
export function NameLink({
  href,
  className,
  children,
}: {
  href: string | false
  className?: string | undefined
  children: string
}) {
  const name = <bdi>{children}</bdi>
  return href ? (
    <a href={href} className={className}>
      {name}
    </a>
  ) : (
    name
  )
}

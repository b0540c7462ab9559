/** Texts below each other: those that apply, the others are no strings. Nothing without any. */
export function TextList({
  texts,
  className = 'grid gap-1',
}: {
  texts: readonly (string | false | null | undefined)[]
  className?: string
}) {
  const lines = texts.filter((text) => typeof text === 'string')
  if (lines.length === 0) return null
  return (
    <ul className={className}>
      {lines.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </ul>
  )
}

import { classes } from '#web/kit/classes.ts'

/**
 * Somebody's picture, or the first letters of the name. Beside the name it says nothing (`beside`), alone
 * it is read as the name, or as `label`.
 */
export function Avatar({
  name,
  label = name,
  photo,
  beside,
  size,
}: {
  name: string
  label?: string
  /** Address of the picture. */
  photo?: string | null | undefined
  beside?: boolean
  /** 72 and 96 px; without one 44. */
  size?: 'large' | 'huge'
}) {
  return (
    <span
      className={classes('avatar', size && `avatar-${size}`)}
      {...(beside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {photo ? <img src={photo} alt="" loading="lazy" width={96} height={96} /> : initials(name)}
    </span>
  )
}

/**
 * The first letters of the first and the last name. Arabic letters would join or change their shape beside
 * each other, so there one stands alone, that of the name itself and not of its article.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  if (/\p{Script=Arabic}/u.test(first)) return firstLetter(first.replace(/^ال(?=..)/, ''))
  const letters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first]
  return letters.map(firstLetter).join('').toUpperCase()
}

function firstLetter(word: string): string {
  return /^./u.exec(word)?.[0] ?? ''
}

import { classes } from '#web/kit/classes.ts'

/**
 * Somebody's picture, or the first letters of the name. Beside the name it says nothing (`beside`), alone
 * it is read as the name.
 */
export function Avatar({
  name,
  photo,
  beside,
  large,
}: {
  name: string
  /** Address of the picture. */
  photo?: string | undefined
  beside?: boolean
  large?: boolean
}) {
  return (
    <span
      className={classes('avatar', large && 'avatar-large')}
      {...(beside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
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

import { classes } from '#web/ui/classes.ts'
import '#web/ui/form/fields.css'

/**
 * A person's photo, or the initials of the name. Next to the name it is hidden from screen readers (`beside`),
 * otherwise it is labelled with the name or `label`.
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
  photo?: string | null | undefined
  beside?: boolean
  /** 72 and 96 px; 44 px by default. */
  size?: 'large' | 'huge'
}) {
  return (
    <span
      className={classes('avatar', size && sizes[size])}
      {...(beside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {photo ? <img src={photo} alt="" loading="lazy" width={96} height={96} /> : initials(name)}
    </span>
  )
}

const sizes = { large: 'size-18 text-[1.5rem]', huge: 'size-24 text-[2rem]' }

/**
 * The initials of the first and the last name. Adjacent Arabic letters would join or change their shape, so in Arabic
 * only one is used, the first letter of the name after its article.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  if (/\p{Script=Arabic}/u.test(first)) return firstLetter(first.replace(/^ال(?=..)/, ''))
  const characters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first]
  return characters.map(firstLetter).join('').toUpperCase()
}

function firstLetter(word: string): string {
  return /\p{L}|./u.exec(word)?.[0] ?? ''
}

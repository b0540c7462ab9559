import { classes } from '#web/ui/classes.ts'

/** Words with a dot between two of them, but none where a line ends; those that are no text are left out. */
export function DottedWords({
  words,
  className,
}: {
  words: readonly (string | false | null | undefined)[]
  className?: string
}) {
  return (
    <span className="min-w-0 flex-1 overflow-x-clip">
      <span className={classes('dotted-words', className)}>
        {words.map(
          (word) =>
            typeof word === 'string' && (
              <span key={word}>
                <bdi>{word}</bdi>
              </span>
            ),
        )}
      </span>
    </span>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { Block } from '#domains/content/answers.ts'
import { useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/** A text with its table of contents beside it, or above it on narrow screens. */
export function ReadingColumns({
  blocks,
  className,
  children,
}: ComponentProps<typeof Contents> & { className?: string; children: ReactNode }) {
  return (
    <div
      className={classes(
        className,
        'grid gap-4 pt-4 pb-16 md:gap-8 md:pt-10 lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start',
      )}
    >
      <Contents blocks={blocks} />
      {children}
    </div>
  )
}

/** Table of contents of a text; empty if the text has only a few headings. */
function Contents({ blocks }: { blocks: readonly Block[] }) {
  const t = useText()
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2)
  if (headings.length < 3) return <div />
  return (
    <nav aria-label={t('content.contents')} className="lg:sticky lg:top-6">
      <Disclosure summary={t('content.contents')} className="phone-fold">
        <p className="font-medium max-md:hidden">{t('content.contents')}</p>
        <ol>
          {headings.map(
            (block) =>
              block.kind === 'heading' && (
                <li key={block.id}>
                  <a
                    href={`#${block.id}`}
                    className="text-primary inline-flex min-h-11 items-center underline-offset-4"
                  >
                    {block.text}
                  </a>
                </li>
              ),
          )}
        </ol>
      </Disclosure>
    </nav>
  )
}

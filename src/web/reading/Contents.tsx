import type { Block } from '#domains/content/shapes.ts'
import { useText } from '#text/react.tsx'

/** The headings of a text, to go to; nothing when there are too few to get lost in. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const t = useText()
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2)
  if (headings.length < 3) return <div />
  return (
    <nav aria-label={t('content.contents')} className="page-contents">
      <p className="font-medium">{t('content.contents')}</p>
      <ol>
        {headings.map(
          (block) =>
            block.kind === 'heading' && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}

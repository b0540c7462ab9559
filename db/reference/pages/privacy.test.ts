import { expect, test } from 'vitest'
import { privacy } from '#db/reference/pages/texts.ts'
import { blocksOf } from '#domains/content/markdown.server.ts'

type Block = ReturnType<typeof blocksOf>[number]

const isDetail = (block: Block) => block.kind === 'heading' && block.level === 3
const wordsOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) =>
      block.kind === 'heading'
        ? [block.text]
        : block.kind === 'list'
          ? block.items.flat().map(({ text }) => text)
          : block.kind === 'table'
            ? [block.head, ...block.rows].flat()
            : block.runs.map(({ text }) => text),
    )
    .join(' ')
    .match(/[\p{L}\p{N}’]+/gu)?.length ?? 0

test.each(['en', 'ar'] as const)(
  'the privacy policy in %s begins with a summary of some sixty words, and shows at most 600 before a group is opened',
  (locale) => {
    const blocks = blocksOf(privacy[locale])
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 2 })
    expect(wordsOf(blocks.slice(1, 2))).toBeGreaterThan(40)
    expect(wordsOf(blocks.slice(1, 2))).toBeLessThanOrEqual(70)
    let folded = false
    const visible = blocks.filter((block) => {
      if (block.kind === 'heading') folded = false
      const shown = !folded
      if (isDetail(block)) folded = true
      return shown
    })
    expect(wordsOf(visible)).toBeLessThanOrEqual(600)
    const store = blocks.findIndex((block, i) => i > 1 && block.kind === 'heading')
    const next = blocks.findIndex((block, i) => i > store && block.kind === 'heading' && block.level === 2)
    expect(blocks.slice(store, next).filter(isDetail)).toHaveLength(10)
  },
)

import { Link } from 'react-router'
import { Accordion } from '#web/ui/layout/Accordion.tsx'
import { tableRoles } from '#web/ui/figures/Table.tsx'
import type { Block, Run } from '#domains/content/answers.ts'
import '#web/features/content/content.css'

type TextBlocksProps = {
  blocks: readonly Block[]
  /** What stands below a heading of the third level opens at a tap on it. */
  folded?: boolean
  /** The id of the heading above the first block. */
  section?: string | undefined
}

export function TextBlocks({ blocks, folded = false, section }: TextBlocksProps) {
  const parts = folded ? partsOf(blocks) : blocks
  return (
    <div className="reading">
      {parts.map((part, i) =>
        Array.isArray(part) ? (
          <FoldedSections key={i} sections={part} />
        ) : (
          <TextBlock key={i} block={part} section={headingAbove(parts, i) ?? section} />
        ),
      )}
    </div>
  )
}

function headingAbove(parts: readonly (Block | Section[])[], i: number): string | undefined {
  const heading = parts.slice(0, i).findLast((part) => !Array.isArray(part) && part.kind === 'heading')
  return heading && 'id' in heading ? heading.id : undefined
}

type Section = { id: string; title: string; below: Block[] }

function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <Accordion
      items={sections.map(({ id, title, below }) => ({
        id,
        summary: (
          <h3 id={`${id}-title`} className="font-body leading-(--leading-body) font-medium">
            {title}
          </h3>
        ),
        content: <TextBlocks blocks={below} section={`${id}-title`} />,
      }))}
    />
  )
}

/** The blocks outside of sections, and between them each row of sections with headings of the third level. */
function partsOf(blocks: readonly Block[]): (Block | Section[])[] {
  const parts: (Block | Section[])[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    const sections = Array.isArray(last) ? last : []
    if (block.kind === 'heading' && block.level === 3) {
      if (sections.length === 0) parts.push(sections)
      sections.push({ id: block.id, title: block.text, below: [] })
    } else if (block.kind !== 'heading' && sections.length > 0) sections.at(-1)?.below.push(block)
    else parts.push(block)
  }
  return parts
}

/** `section`: the id of the heading above, which names a table. */
function TextBlock({ block, section }: { block: Block; section: string | undefined }) {
  switch (block.kind) {
    case 'heading': {
      const [Heading, look] = block.level === 2 ? (['h2', 'text-title mt-6'] as const) : (['h3', 'text-lead'] as const)
      return (
        <Heading id={block.id} className={look}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'note':
      return (
        <aside className="bg-sunk rounded-(--radius-control) border-s-4 border-(--brass) px-5 py-4">
          <Runs runs={block.runs} />
        </aside>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((runs, i) => (
            <li key={i}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <div className="reading-table" {...scrolls(block.head.join(', '))}>
          <table
            {...tableRoles.table}
            className={block.head.length > 2 ? 'reading-rows' : undefined}
            {...(section ? { 'aria-labelledby': section } : { 'aria-label': block.head.join(', ') })}
          >
            <thead {...tableRoles.rowgroup}>
              <tr {...tableRoles.row}>
                {block.head.map((cell) => (
                  <th key={cell} {...tableRoles.columnheader} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.rowgroup}>
              {block.rows.map((row, i) => (
                <tr key={i} {...tableRoles.row}>
                  {row.map((cell, j) => (
                    <td
                      key={j}
                      {...tableRoles.cell}
                      data-label={block.head.length > 2 ? labelOf(block.head, j, cell) : undefined}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

/**
 * The label of a cell on phones, where the row of headings is hidden. The first cell is the title of its row and has
 * none, unless it is a number, such as the minutes of a walk.
 */
const labelOf = (head: readonly string[], column: number, cell: string) =>
  column > 0 || /^\p{N}/u.test(cell) ? head[column] : undefined

/** Makes a block that is wider than the screen focusable, so that it can be scrolled with the keyboard. */
const scrolls = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 })

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, i) => <OneRun key={i} run={run} />)
}

function OneRun({ run: { text, strong, em, href } }: { run: Run }) {
  const styled = strong ? <strong>{text}</strong> : em ? <em>{text}</em> : text
  if (!href) return styled
  if (href.startsWith('/')) {
    return (
      <Link to={href} className="link">
        {styled}
      </Link>
    )
  }
  return (
    <a href={href} className="link" rel="noreferrer">
      {styled}
    </a>
  )
}

import { Link } from 'react-router'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { tableRoles } from '#web/ui/figures/Table.tsx'
import type { Block, Run } from '#domains/content/answers.ts'
import '#web/features/content/content.css'

/** `folded`: what stands below a heading of the third level opens at a tap on it. */
export function TextBlocks({ blocks, folded = false }: { blocks: readonly Block[]; folded?: boolean }) {
  const groups: Block[][] = []
  for (const block of blocks) {
    const group = groups.at(-1)
    if (folded && block.kind !== 'heading' && group?.[0]?.kind === 'heading' && group[0].level === 3) group.push(block)
    else groups.push([block])
  }
  return (
    <div className="reading">
      {groups.map(([first, ...below], i) => {
        const section = groups.slice(0, i + 1).findLast(([one]) => one?.kind === 'heading')?.[0]
        const id = section?.kind === 'heading' ? section.id : undefined
        if (!first || below.length === 0) return first && <TextBlock key={i} block={first} section={id} />
        return (
          <Disclosure key={i} summary={<TextBlock block={first} section={undefined} />}>
            <div className="reading">
              {below.map((block, j) => (
                <TextBlock key={j} block={block} section={id} />
              ))}
            </div>
          </Disclosure>
        )
      })}
    </div>
  )
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

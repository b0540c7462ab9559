import { createRoutesStub } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import type { Block } from '#domains/content/answers.ts'

const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, id: text.toLowerCase(), text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] })
const blocks: Block[] = [
  heading(2, 'Stored'),
  paragraph('Open a group.'),
  heading(3, 'Account'),
  paragraph('Your name.'),
  { kind: 'list', ordered: false, items: [[{ text: 'a photo' }]] },
  heading(3, 'Bookings'),
  paragraph('Dates.'),
  heading(2, 'Rights'),
  paragraph('Ask us.'),
]

function rendered(folded: boolean) {
  const Page = createRoutesStub([{ path: '/', Component: () => <TextBlocks blocks={blocks} folded={folded} /> }])
  return renderToStaticMarkup(<Page />)
}

test('a folded text opens what stands below a heading of the third level at a tap; the rest is visible', () => {
  const html = rendered(true)
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).toMatch(/<summary><h3 [^>]*>Account<\/h3>.*?<\/summary>.*?Your name\..*?<li>a photo<\/li>.*?<\/details>/)
  const visible = html.replaceAll(/<\/summary>.*?<\/details>/g, '')
  for (const shown of ['Stored', 'Open a group.', 'Account', 'Bookings', 'Rights', 'Ask us.'])
    expect(visible).toContain(shown)
  expect(visible).not.toMatch(/Your name|photo|Dates/)
})

test('a text that is not folded has no parts that open', () => {
  expect(rendered(false)).not.toContain('<details')
})

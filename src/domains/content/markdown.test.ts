import { expect, test } from 'vitest'
import { blocksOf, minutesToRead } from '#domains/content/markdown.server.ts'

test('headings, paragraphs, lists, notes and tables are converted to blocks', () => {
  const text =
    '## Before you go\n\nTake **water** and *time*.\n\n- one [link](/en/faq)\n- two\n\n> Mind this.\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  expect(blocksOf(text)).toEqual([
    { kind: 'heading', level: 2, id: 'before-you-go', text: 'Before you go' },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Take ' },
        { text: 'water', strong: true },
        { text: ' and ' },
        { text: 'time', em: true },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'one ' }, { text: 'link', href: '/en/faq' }], [{ text: 'two' }]] },
    { kind: 'note', runs: [{ text: 'Mind this.' }] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ])
})

test('equal headings get different anchors, and Arabic headings get anchors too', () => {
  const ids = blocksOf('## قبل السفر\n\n## قبل السفر\n\n## !').map((block) => block.kind === 'heading' && block.id)
  expect(ids).toEqual(['قبل-السفر', 'قبل-السفر-2', 'part'])
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="x()">bold</b> word',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>1</script>)',
  '[x](//evil.example/)',
  '[x](/\\evil.example)',
  '![x](https://evil.example/x.png)',
  '<https://evil.example" onmouseover="x>',
  '[x]: javascript:alert(1)\n\n[x]',
])('%j yields neither a script nor an unsafe link', (text) => {
  const blocks = blocksOf(text)
  const hrefs = JSON.stringify(blocks).match(/"href":"[^"]*"/g) ?? []
  for (const href of hrefs) expect(href).toMatch(/^"href":"(?:\/[^/\\]|https:\/\/|mailto:|tel:|#)/)
  for (const block of blocks) expect(['paragraph', 'heading', 'list', 'note', 'table']).toContain(block.kind)
})

test('reading time is one minute per 180 words, and at least one', () => {
  expect([minutesToRead(''), minutesToRead('word '.repeat(540))]).toEqual([1, 3])
})

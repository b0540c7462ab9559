import { expect, test } from 'vitest'
import { blocksOf, minutesToRead } from '#domains/content/markdown.server.ts'

test('headings, paragraphs, lists, notes and tables', () => {
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

test('the same heading twice has two addresses, and Arabic words make one', () => {
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
])('nothing in %j can run or lead astray', (text) => {
  const blocks = blocksOf(text)
  const hrefs = JSON.stringify(blocks).match(/"href":"[^"]*"/g) ?? []
  for (const href of hrefs) expect(href).toMatch(/^"href":"(?:\/[^/\\]|https:\/\/|mailto:|tel:|#)/)
  for (const block of blocks) expect(['paragraph', 'heading', 'list', 'note', 'table']).toContain(block.kind)
})

test('reading takes a minute for 180 words, and one at least', () => {
  expect([minutesToRead(''), minutesToRead('word '.repeat(540))]).toEqual([1, 3])
})

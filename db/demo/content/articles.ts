import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { categories, hashtags } from '#db/demo/content/front.ts'
import { withFacts } from '#db/reference/facts.ts'
import { readText } from '#db/reference/markdown.ts'
import type { Bilingual } from '#i18n/locale.ts'

const folder = join(import.meta.dirname, 'articles')

const texts = z.strictObject({ title: z.string().min(1), summary: z.string().min(1) })

/** Front matter of the English file; the Arabic file has the texts only. */
export const articleDetails = texts.extend({
  category: z.enum(categories.map(({ slug }) => slug)),
  tags: z.array(z.enum(hashtags.map(({ slug }) => slug))),
  /** Days before the demo world's first day on which it was posted. */
  postedDaysAgo: z.int().min(0),
})

export type Article = Omit<z.output<typeof articleDetails>, keyof z.output<typeof texts>> & {
  slug: string
  title: Bilingual
  summary: Bilingual
  /** Markdown. */
  body: Bilingual
}

/** The articles `articles/<slug>.en.md` and `.ar.md`, newest first. */
export const articles: Article[] = readdirSync(folder)
  .filter((file) => file.endsWith('.en.md'))
  .map((file) => articleOf(basename(file, '.en.md')))
  .toSorted((a, b) => a.postedDaysAgo - b.postedDaysAgo)

/** The author shown on all articles: the provider, not a person. */
export const addedBy = { en: 'Rihla', ar: 'رحلة' }

function articleOf(slug: string): Article {
  const { data: en, body: english } = readArticle(`${slug}.en.md`, articleDetails)
  const { data: ar, body: arabic } = readArticle(`${slug}.ar.md`, texts)
  return {
    ...en,
    slug,
    title: withFacts({ en: en.title, ar: ar.title }),
    summary: withFacts({ en: en.summary, ar: ar.summary }),
    body: withFacts({ en: english, ar: arabic }),
  }
}

function readArticle<T>(file: string, shape: z.ZodType<T>): { data: T; body: string } {
  return parseArticle(file, readText(join(folder, file)), shape)
}

/**
 * Splits an article into its front matter and Markdown. Each line of the front matter is a name and a JSON value.
 * @throws an error that names the file and the line or field
 */
export function parseArticle<T>(file: string, text: string, shape: z.ZodType<T>): { data: T; body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file} does not begin with front matter between ---`)
  const fields = head.split('\n').map((line) => {
    const [, name = '', json = ''] = /^(\w+): (.*)$/.exec(line) ?? []
    try {
      return [name, JSON.parse(json) as unknown]
    } catch {
      throw new Error(`${file}: "${line}" is not a name and a JSON value`)
    }
  })
  const { data, error } = shape.safeParse(Object.fromEntries(fields))
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`)
  return { data: data!, body: body.trim() }
}

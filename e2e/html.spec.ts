import { HtmlValidate } from 'html-validate'
import { publicPages } from './public-pages.ts'
import { expect, test } from './test.ts'

test('every public page is valid HTML, as it comes from the server', async ({ request, language }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const wrong: string[] = []
  for (const path of publicPages(language)) {
    const report = await validator.validateString(await (await request.get(path)).text())
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) wrong.push(`${path}: ${ruleId}, ${message} (${selector})`)
  }
  expect(wrong).toEqual([])
})

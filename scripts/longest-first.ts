import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute begins first, so that no worker is left with it when the others are done. */
const long = [/test\/replay\//, /test\/storm\//, /test\/restart\//, /embedded-postgres/, /\/unchanged\./, /\.model\./]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((one) => one.test(moduleId))
      return found < 0 ? long.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
